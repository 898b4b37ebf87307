import { isLanguage, languageName } from '#domain/languages/languages.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { FieldChange } from './field-changes.ts';
import type english from './labels/eng.json';
import { SUBJECTS } from './operator-changes.contract.ts';

const ACTIONS = [
  'create',
  'change',
  'delete',
  'move',
  'lock',
  'unlock',
  'appoint',
  'dismiss',
  'expire',
  'end-sessions',
  'set-password',
  'grant',
  'reject',
  'answer',
  'close',
  'reopen',
  'pause',
  'resume',
  'run',
  'confirm',
  'discard',
  'open',
  'check',
  'stop',
  'add',
  'undo',
] as const;

const FIELDS = [
  'level',
  'tariff',
  'excelExportAccess',
  'isOperator',
  'isLocked',
  'accessEndsAt',
  'reason',
  'requestedBy',
  'sessions',
  'email',
  'name',
  'titles',
  'url',
  'targetBlank',
  'isShown',
  'parentId',
  'place',
  'inside',
  'text',
  'state',
] as const;

/** Changes in the reader's words. What has no word here yet is shown under the name under which it was noted. */
export function useChangeWords() {
  const t = useLabels<typeof english>('operator-changes');
  const format = useFormat();
  return {
    subjectName: (subject: string) => (isOneOf(SUBJECTS, subject) ? t(`subject_${subject}`) : subject),
    actionName: (action: string) => (isOneOf(ACTIONS, action) ? t(`action_${action}`) : action),
    fieldName: (field: string) => {
      const [name = '', part] = field.split('.');
      const known = isOneOf(FIELDS, name) ? t(`field_${name}`) : name;
      if (part === undefined) return known;
      return format.phrase([known, isLanguage(part) ? languageName(part) : part]);
    },
    valueText: (value: FieldChange['before']) => {
      if (value === null) return '–';
      return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
    },
  };
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}
