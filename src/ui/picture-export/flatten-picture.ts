import { createLightHost } from './light-host.ts';
import { splitHalos } from './split-halos.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PAPER = '#ffffff';

/** What a picture needs of its styles once no style sheet is there, and what stands for nothing. */
const STYLES: Readonly<Record<string, string>> = {
  fill: '',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'paint-order': 'normal',
};
const TEXT_STYLES: Readonly<Record<string, string>> = {
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};

/** Attributes that act in a page and mean nothing in a picture. */
const PAGE_ONLY = /^(class|style|tabindex|role|id|draggable|focusable|aria-.*|data-.*|on.*)$/;

/** A copy that needs no page: light colours, computed styles as attributes, on white paper. */
export function flattenPicture(picture: SVGSVGElement): SVGSVGElement {
  const host = createLightHost(PAPER);
  const copy = picture.cloneNode(true) as SVGSVGElement;
  host.append(copy);
  document.body.append(host);
  try {
    for (const child of [...copy.children]) flatten(child);
    frame(copy, picture);
    splitHalos(copy);
  } finally {
    host.remove();
  }
  return copy;
}

function flatten(element: Element): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || element.getAttribute('data-export') === 'skip') {
    element.remove();
    return;
  }
  const isText = element instanceof SVGTextContentElement;
  const wanted = isText ? { ...STYLES, ...TEXT_STYLES } : isGroup(element) ? GROUP_STYLES : STYLES;
  const found = Object.entries(wanted).map(([name, nothing]) => [
    name,
    style.getPropertyValue(name),
    nothing,
  ]);
  for (const child of [...element.children]) flatten(child);
  for (const { name } of [...element.attributes]) if (PAGE_ONLY.test(name)) element.removeAttribute(name);
  for (const [name = '', value = '', nothing] of found) {
    if (value === '' || value === nothing) element.removeAttribute(name);
    else element.setAttribute(name, value.replaceAll(/(\d)px\b/g, '$1'));
  }
  if (element instanceof SVGAElement)
    element.setAttribute('href', new URL(element.href.baseVal, location.href).href);
}

const GROUP_STYLES: Readonly<Record<string, string>> = { opacity: '1' };
const isGroup = (element: Element) => element instanceof SVGGElement || element instanceof SVGAElement;

/** The whole picture, whatever part of it the page has zoomed to. */
function frame(copy: SVGSVGElement, picture: SVGSVGElement): void {
  const box = picture.getAttribute('data-whole') ?? picture.getAttribute('viewBox') ?? '';
  const [x = 0, y = 0, width = picture.clientWidth, height = picture.clientHeight] = box
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  for (const { name } of [...copy.attributes]) if (name !== 'xmlns') copy.removeAttribute(name);
  const attributes = {
    viewBox: `${x} ${y} ${width} ${height}`,
    width: String(width),
    height: String(height),
    'font-family': 'Inter, system-ui, "Noto Sans SC", sans-serif',
  };
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
  const paper = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: PAPER }))
    paper.setAttribute(name, String(value));
  copy.prepend(paper);
}
