import { useEffect, useRef, useState } from 'react';
import { Check, FormProvider } from '../../forms';
import { protectionTexts } from './words/protection';
import { useProduct, useWords } from '../../lang';
import { Copy, Wrong } from '../../session';

/** Ten codes, shown this once: copied, downloaded or printed before the page lets go of them. */
export function RecoveryCodes({ codes, onKept, within = false }: { codes: readonly string[]; onKept: () => void; within?: boolean }) {
  const t = useWords(protectionTexts);
  const product = useProduct();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Title = within ? 'h2' : 'h1';
  const text = `${product}\n${t.codesList}\n\n${codes.join('\n')}\n`;
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: t.codesFile });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <section className="recovery">
      <Wrong errors={errors} />
      <Title ref={heading} tabIndex={-1}>
        {t.codesTitle}
      </Title>
      <p className={within ? undefined : 'lead'}>{t.codesText}</p>
      <ol className="codes" aria-label={t.codesList}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="choices-row no-print">
        <Copy text={text} label={t.codesCopy} />
        <button type="button" className="button quiet" onClick={download}>
          {t.codesDownload}
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          {t.codesPrint}
        </button>
      </div>
      <form
        className="stack no-print"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (new FormData(event.currentTarget).get('kept') === 'yes') onKept();
          else setErrors({ kept: t.codesKeptError });
        }}
      >
        <FormProvider value={{ raw: {}, errors }}>
          <Check name="kept" label={t.codesKept} />
        </FormProvider>
        <button type="submit" className="button large">
          {t.codesContinue}
        </button>
      </form>
    </section>
  );
}
