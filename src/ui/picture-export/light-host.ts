import styles from './light-host.module.css';

/**
 * A hidden place in the page where the light theme rules, whatever the reader's. The design tokens are computed at
 * the root, in the reader's theme, so those that depend on it are set anew here.
 */
export function createLightHost(paper: string): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.inert = true;
  for (const sheet of document.styleSheets) {
    for (const { style } of rootRules(sheet.cssRules)) {
      for (const name of style) {
        const value = style.getPropertyValue(name);
        if (name.startsWith('--') && /light-dark\(|var\(/.test(value)) host.style.setProperty(name, value);
      }
    }
  }
  // A halo has the colour of what it lies on.
  host.style.setProperty('--surface-page', paper);
  return host;
}

function* rootRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === ':root') yield rule;
    else if (rule instanceof CSSLayerBlockRule) yield* rootRules(rule.cssRules);
  }
}
