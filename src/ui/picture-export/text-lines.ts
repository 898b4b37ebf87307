export interface TextLine {
  readonly element: SVGTextContentElement;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** As a canvas wants it, at this many times its size. */
  font(scale: number): string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: string;
  readonly stroke: string | null;
  readonly strokeWidth: number;
}

/** The lines of a flattened text, each with its own place: its spans, or itself. */
export function textLines(text: SVGTextElement): readonly TextLine[] {
  const spans = [...text.querySelectorAll('tspan')];
  return (spans.length > 0 ? spans : [text]).map((element) => {
    const read = (name: string) => element.getAttribute(name) ?? text.getAttribute(name);
    const size = Number(read('font-size') ?? 12);
    const family = element.closest('[font-family]')?.getAttribute('font-family') ?? 'sans-serif';
    return {
      element,
      words: element.textContent ?? '',
      x: Number(read('x') ?? 0),
      y: Number(read('y') ?? 0),
      size,
      font: (scale) => `${read('font-weight') ?? '400'} ${size * scale}px ${family}`,
      anchor: toAnchor(read('text-anchor')),
      fill: read('fill') ?? '#000',
      stroke: read('stroke'),
      strokeWidth: Number(read('stroke-width') ?? 1),
    };
  });
}

const toAnchor = (value: string | null): TextLine['anchor'] =>
  value === 'middle' || value === 'end' ? value : 'start';
