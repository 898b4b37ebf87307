/** Why the text of a field cannot be taken; each has a sentence of its own. */
export type FieldFault =
  | { readonly code: PlainFault }
  | { readonly code: 'too_small' | 'too_large'; readonly limit: number }
  | { readonly code: 'bad_row' | 'row_outside' | 'row_repeated'; readonly row: number }
  | { readonly code: 'too_many_rows'; readonly limit: number };

export type PlainFault =
  | 'missing'
  | 'no_number'
  | 'unclear'
  | 'no_day'
  | 'year_outside'
  | 'no_choice'
  | 'not_positive'
  | 'not_after_issue'
  | 'outside_life'
  | 'life_too_long'
  | 'parts_too_large';
