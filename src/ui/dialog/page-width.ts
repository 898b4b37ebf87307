/** The page loses its scroll bar while a dialog is open, but not the room for it: nothing moves. */
export function keepPageWidth(): void {
  const page = document.documentElement;
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
}

export function releasePageWidth(): void {
  if (!document.querySelector('dialog:modal')) document.documentElement.style.scrollbarGutter = '';
}
