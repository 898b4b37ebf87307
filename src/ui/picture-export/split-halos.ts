/**
 * A halo is an outline painted under its text. Few programs besides browsers know `paint-order`, so it becomes a
 * text of its own under the text.
 */
export function splitHalos(picture: SVGSVGElement): void {
  for (const text of picture.querySelectorAll('text[paint-order]')) {
    const halo = text.cloneNode(true) as SVGTextElement;
    const colour = text.getAttribute('stroke') ?? 'none';
    for (const part of [halo, ...halo.querySelectorAll('tspan')]) {
      part.removeAttribute('paint-order');
      part.setAttribute('fill', colour);
    }
    halo.setAttribute('aria-hidden', 'true');
    for (const part of [text, ...text.querySelectorAll('tspan')]) {
      for (const name of ['paint-order', 'stroke', 'stroke-width', 'stroke-linejoin'])
        part.removeAttribute(name);
    }
    text.before(halo);
  }
}
