import '@fontsource-variable/nunito-sans/wght.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadI18n } from './i18nProvider';
import { locale } from './locale';
import { Styles } from './styles';

document.documentElement.lang = locale;
void loadI18n().then((i18n) =>
  createRoot(document.getElementById('root')!).render(
    <Styles>
      <App i18n={i18n} />
    </Styles>,
  ),
);
