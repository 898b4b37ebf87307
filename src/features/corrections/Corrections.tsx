import { parseEntityPath } from '#domain/search/categories.ts';
import { provenancePath } from '#market/provenance/provenance-path.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './Corrections.module.css';
import type { Correction, CorrectionsData } from './corrections.contract.ts';
import type english from './labels/eng.json';

/** Statements that were reported once more, and stored values that an import replaced. */
export function Corrections({ data }: { data: CorrectionsData }) {
  const t = useLabels<typeof english>('corrections');
  return (
    <Section id="corrections" title={t('title')} hint={t('hint')}>
      <ul className={styles.list}>
        {data.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}

/** Of the sections on the page of the company. */
const ANCHORS = { ifrs: '#ifrs', ras: '#ras', bank: '#bank-ras' } as const;

function Item({ item: { on, what, standard, name, url, from, to, count } }: { item: Correction }) {
  const t = useLabels<typeof english>('corrections');
  const format = useFormat();
  const link = useLink();
  const entity = parseEntityPath(url);
  const only = from ?? to;
  const about =
    from !== null && to !== null && from !== to
      ? t('days', { from: format.day(from), to: format.day(to) })
      : only && format.day(only);
  return (
    <li className={styles.item}>
      <Day day={on} />
      <span>
        <a className="link" href={link(url) + (standard ? ANCHORS[standard] : '')}>
          {name}
        </a>
        <span className={styles.what}>
          {format.phrase([
            t(standard ? `restated_${standard}` : `what_${what}`),
            about,
            t(what === 'restatement' ? 'lines' : 'values', { count, shown: format.number(count, 0) }),
          ])}{' '}
          {entity && (
            <a className="link" href={link(provenancePath(entity.category, entity.id))}>
              {t('source')}
              <span className="sr"> {name}</span>
            </a>
          )}
        </span>
      </span>
    </li>
  );
}
