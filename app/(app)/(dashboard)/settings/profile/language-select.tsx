import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LANGUAGE_COOKIE } from '../../../../_ui/texts/language-cookie';
import { useLanguage } from '../../../../_ui/texts/texts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The name of a language in that language, such as `Deutsch`, which its speakers can read. */
const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** Chooses the language of the dashboard in this browser. Renders nothing if there is only one language. */
export function LanguageSelect() {
  const t = useTranslations('settings.profile');
  const { tag, choices } = useLanguage();
  if (choices.length < 2) return null;
  const choose = (next: string | null) => {
    if (!next) return;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store API on plain HTTP.
    document.cookie = `${LANGUAGE_COOKIE}=${next}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
    window.location.reload();
  };
  return (
    <Select
      label={t('language')}
      description={t('languageNote')}
      data={choices.map((value) => ({ value, label: nameOf(value) }))}
      value={tag}
      onChange={choose}
      allowDeselect={false}
    />
  );
}
