import type english from '#market/bond-map/labels/eng.json';
import { measureOf, X_AXES, Y_AXES } from '#market/bond-map/map-axes.ts';
import { fieldsOf, MAP_PATH } from '#market/bond-map/map-path.ts';
import { GROUPINGS, type MapLook, type MapSelection } from '#market/bond-map/map-selection.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './MapAxes.module.css';

interface Props {
  readonly selection: MapSelection;
  readonly action: (path: string) => string;
  readonly onChange: (change: Partial<Pick<MapLook, 'x' | 'y' | 'group'>>) => void;
}

/** What the axes and the colours show. Without script a button submits it. */
export function MapAxes({ selection, action, onChange }: Props) {
  const t = useLabels<typeof english>('bond-map');
  const words = useMapWords();
  const { x, y, group, sort: _, ...rest } = selection;
  const others = fieldsOf({ ...selection, ...rest }).filter(
    ([name]) => name !== 'x' && name !== 'y' && name !== 'group',
  );
  const toOption = <Axis extends (typeof X_AXES)[number] | (typeof Y_AXES)[number]>(axis: Axis) => ({
    id: axis,
    text: words.measure(measureOf(axis)),
  });
  return (
    <form className={styles.axes} action={action(MAP_PATH)}>
      <Select
        label={t('axis_x')}
        name="x"
        options={X_AXES.map(toOption)}
        active={x}
        onChange={(axis) => onChange({ x: axis })}
      />
      <Select
        label={t('axis_y')}
        name="y"
        options={Y_AXES.map(toOption)}
        active={y}
        onChange={(axis) => onChange({ y: axis })}
      />
      <Select
        label={t('group_by')}
        name="group"
        options={GROUPINGS.map((each) => ({ id: each, text: words.facet(each) }))}
        active={group}
        onChange={(each) => onChange({ group: each })}
      />
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit">{t('show')}</button>
      </noscript>
    </form>
  );
}
