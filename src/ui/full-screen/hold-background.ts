/** Makes everything but an element unreachable for keys, fingers and reading aloud; the answer undoes it. */
export function holdBackground(element: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  for (let at: HTMLElement = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      held.push(sibling);
    }
  }
  return () => {
    for (const sibling of held) sibling.inert = false;
  };
}
