import { type ComponentType, useState } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type english from '#market/bond-map/labels/eng.json';
import type { OwnPoint } from '#market/bond-map/own-points.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { WhatIfFormProps } from './WhatIfForm.tsx';

const loadForm = () => import('./WhatIfForm.tsx').then(({ WhatIfForm }) => WhatIfForm);

interface Props {
  readonly day: CalendarDay;
  readonly isFull: boolean;
  readonly onAdd: (point: OwnPoint) => void;
}

/** A bond that somebody thinks of, put beside those that there are. */
export function WhatIfButton({ day, isFull, onAdd }: Props) {
  const t = useLabels<typeof english>('bond-map');
  const [isOpen, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<WhatIfFormProps> | null>(null);
  const prepare = () => {
    if (!Form)
      loadForm().then(
        (form) => setForm(() => form),
        () => setOpen(false),
      );
  };
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        disabled={isFull}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        {t('what_if')}
      </button>
      {isOpen && Form && (
        <Form
          day={day}
          onAdd={(point) => {
            onAdd(point);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
