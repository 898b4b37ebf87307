import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import { Day } from '#ui/figure/Day.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { toAttributes } from '#ui/treemap/lay-out-treemap.ts';
import styles from './HeatMap.module.css';
import type { HeatMapData } from './heat-map.contract.ts';
import { HEAT_STEPS, HEATS, heatOf, type IndustryTile, isEqual, toTiles } from './heat-tiles.ts';
import type english from './labels/eng.json';

/** How the stocks of the market moved, by industry and size (EP-06). Drawn by the server; each tile is a link. */
export function HeatMap({ data }: { data: HeatMapData }) {
  const t = useLabels<typeof english>('heat-map');
  const format = useFormat();
  const unlock = useUnlock('last-price');
  const note = (
    <>
      {data.venue}
      {format.comma}
      <Day day={data.date} />
    </>
  );
  return (
    <Section id="heat_map" title={t('title')} hint={t('hint', { currency: data.currency_name })} note={note}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it places links, which have names; a title would be the tooltip of them all */}
      <svg className={styles.map} width="100%" height="100%">
        {toTiles(data).map((industry) => (
          <Industry key={industry.industry.id} of={industry} />
        ))}
      </svg>
      <Legend />
      {isEqual(data) && <LockedPrompt unlock={unlock} text={t('prompt')} />}
    </Section>
  );
}

function Industry({ of: { tile, industry, shares, rest } }: { of: IndustryTile }) {
  const t = useLabels<typeof english>('heat-map');
  const format = useFormat();
  const link = useLink();
  return (
    <foreignObject {...toAttributes(tile)}>
      <div className={styles.industry}>
        <h3 className={styles.name} title={industry.name}>
          {industry.name}
        </h3>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: as above */}
        <svg width="100%" height="100%">
          {shares.map(({ tile: place, share: { id, name, ticker, url, change } }) => (
            <foreignObject key={id} {...toAttributes(place)}>
              <a
                className={classes(styles.tile, styles[heatOf(change)])}
                href={link(url)}
                title={name}
                aria-label={`${ticker} ${format.change(change)}${format.comma}${name}`}
              >
                <span className={classes(styles.ticker, ticker.length > 4 && styles.long)}>{ticker}</span>{' '}
                <span className={styles.change}>{format.change(change)}</span>
              </a>
            </foreignObject>
          ))}
          {rest && (
            <foreignObject {...toAttributes(rest.tile)}>
              <a
                className={classes(styles.tile, styles.rest)}
                href={link(industry.url)}
                aria-label={format.caption(industry.name, t('rest', { count: rest.count }))}
              >
                <span className={styles.count}>+{format.number(rest.count, 0)}</span>
              </a>
            </foreignObject>
          )}
        </svg>
      </div>
    </foreignObject>
  );
}

/** Which change has which colour; every tile also names its own. */
function Legend() {
  const t = useLabels<typeof english>('heat-map');
  const format = useFormat();
  const [, one, two] = HEAT_STEPS;
  const steps = [-two, -one, null, 0, null, one, two];
  return (
    <p className={styles.legend}>
      {t('legend')}
      {HEATS.map((heat, at) => {
        const step = steps[at];
        return (
          <span key={heat} className={classes(styles.step, styles[heat])} aria-hidden={step === null}>
            {typeof step === 'number' ? format.change(step) : ''}
          </span>
        );
      })}
    </p>
  );
}
