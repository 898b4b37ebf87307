import type { ViewerKind } from '#domain/access/viewer.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Menu } from '#features/main-menu/main-menu.contract.ts';
import type { Brand } from '#platform/brands/brand.ts';
import type { Look } from '#platform/look/look.ts';

/** What the server and the browser both know about the page that is shown, besides its data. */
export interface Frame {
  readonly prefix: string;
  /** The page's own address without its language prefix. */
  readonly path: string;
  /** The moment of which the page was known, for its links to explanations; null: now. */
  readonly asOf: string | null;
  readonly brand: Brand;
  /** The origin that calls go to; '' for the page's own. */
  readonly dataServer: string;
  readonly menu: Menu;
  /** As far as the page may know it: one that is cached for many only knows how they want their numbers. */
  readonly look: Look;
  readonly viewer: { readonly kind: ViewerKind; readonly isSignedIn: boolean };
  /** This page in every language. */
  readonly alternates: readonly { readonly language: Language; readonly url: string }[];
  readonly site: SiteSettings;
}

/** What the operator configured and the shell's parts need to know. */
export interface SiteSettings {
  readonly requiresConsent: boolean;
  readonly menuActionId: number;
  readonly searchFor: 'paid' | 'everyone';
  readonly mobileApps: { readonly apple?: string; readonly android?: string; readonly huawei?: string };
}
