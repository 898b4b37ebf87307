import { readdirSync } from 'node:fs';
import type { Sources } from './import-law.ts';

const FINANCE =
  'bond|stock|issuer|emitent|coupon|dividend|ticker|isin|instrument|listing|turnover|venue|maturit(?:y|ie)|etf|' +
  'multiples|trading|portfolio|quote|security|securitie|broker|shareholder|capitalisation|ifrs';
const WORD = new RegExp(`\\b(?:${FINANCE})s?\\b`, 'gi');

/** What has another meaning, or is data of a brand rather than code of the platform. */
const ALLOWED: readonly { readonly file: RegExp; readonly text: RegExp; readonly why: string }[] = [
  { file: /./, text: /(content security policy|strict transport security)/gi, why: 'headers of HTTP' },
  { file: /\/config\.server\.ts$/, text: /security ?contact|security\.txt/gi, why: 'RFC 9116' },
  { file: /\.tsx$/, text: /lint\/security/gi, why: 'a group of rules of the linter' },
  { file: /\/open-id\/|\/config-files\.server\.ts$/, text: /issuer/gi, why: 'OpenID calls a provider so' },
  { file: /\/refusals\/refusal\.ts$/, text: /max stocks in compare/gi, why: 'a code of the documents' },
  { file: /\/spreadsheets\/cell-styles\.ts$/, text: /quote prefix/gi, why: 'an attribute of spreadsheets' },
  { file: /\/brands\/[\w-]+\//, text: /[\s\S]+/g, why: 'what a brand is called and what it searches' },
];

const isGeneral = (file: string) => /^src\/(?:platform|engines)\//.test(file);
const isTest = (file: string) => /\.test\.|for-tests/.test(file);

/** The platform and the engines serve any site: words of finance belong to `src/market` and above. */
export function findFinanceWords(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => isGeneral(file) && !isTest(file))
    .flatMap(([file, text]) => {
      const allowed = ALLOWED.filter((each) => each.file.test(file));
      const words = `${file}\n${text}`.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');
      const left = allowed.reduce((rest, each) => rest.replaceAll(each.text, ''), words);
      return [...new Set(left.match(WORD)?.map((word) => word.toLowerCase()))].map(
        (word) => `${file} says "${word}"`,
      );
    });
}

/** Addresses of accounts, to which the platform leads and at which pages declare themselves. */
const SHARED_PATHS = 'src/platform/addresses/account-paths.ts';

/** A file that serves any page knows none by its address: contracts declare it, and the registries of `src/app` list them. */
export function findKnownFeatures(sources: Sources, folders: readonly string[]): string[] {
  const address = new RegExp(`['"\`}]/(?:api/)?(${folders.join('|')})(?=[/'"\`?])`, 'g');
  return [...sources]
    .filter(([file]) => isGeneral(file) && !isTest(file) && file !== SHARED_PATHS)
    .flatMap(([file, text]) =>
      [...text.matchAll(address)].map(([, folder]) => `${file} knows the address of ${folder}`),
    );
}

const readFolders = (parent: string): string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** The names of all features and pages. */
export const readFeatureFolders = (): string[] => [
  ...new Set([
    ...readFolders('src/features'),
    ...readFolders('src/pages').flatMap((area) => readFolders(`src/pages/${area}`)),
  ]),
];
