type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields of an island that a reader has changed before its script was there. */
export function findEarlyInput(island: Element): Field[] {
  return [...island.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Reports the change to the script, which took the field over with the reader's text in it and has not noticed. */
export function replayEarlyInput(fields: readonly Field[]): void {
  for (const field of fields) {
    if (!field.isConnected) continue;
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
    else if (isBox(field)) {
      field.checked = !field.checked;
      field.click();
    } else retype(field);
  }
}

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** React compares with the value that it last saw on the element itself; the one of its class it does not see. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
