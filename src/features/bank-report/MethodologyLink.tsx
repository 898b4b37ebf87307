import { findMethodology } from '#market/statements/methodology.ts';
import { useBrand } from '#platform/brands/CurrentBrand.tsx';
import { useLabels, useLanguage } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';

/** Hidden in the CBN data mode (IF-08, LV-07). */
export function MethodologyLink() {
  const t = useLabels<typeof english>('bank-report');
  const language = useLanguage();
  const href = findMethodology(useBrand(), language);
  if (href === null) return null;
  return (
    <a className="link" href={href} type="application/pdf" hrefLang={language === 'rus' ? 'ru' : 'en'}>
      {t('methodology')}
    </a>
  );
}
