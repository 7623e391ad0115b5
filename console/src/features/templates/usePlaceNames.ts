import { useT, type Key } from '../../useT';

/** What a text of a template is called: `sms`, `subject`, `choice:pace.usual`. */
export const usePlaceNames = () => {
  const t = useT();
  return (place: string): string => {
    const [, name, code] = /^choice:(\w+)\.(.+)$/.exec(place) ?? [];
    return name ? t('templates.choiceOf', { name, code }) : t(`templates.part.${place}` as Key);
  };
};
