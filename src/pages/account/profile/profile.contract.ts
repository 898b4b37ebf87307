import { z } from 'zod';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { heldAccess } from '#features/access-requests/access-requests.contract.ts';
import { session } from '#features/sessions/sessions.contract.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';

export const profilePage = page({
  id: 'profile',
  path: '/profile/',
  summary: 'Your own account: details, security, settings, access',
  audience: 'account',
  query: z.object({ refused: refusedCode }),
  labels: [
    'profile',
    'account-name',
    'contact-details',
    'code-form',
    'user-settings',
    'sessions',
    'access-requests',
  ],
  reply: z.object({
    refused: refusedCode,
    name: z.string(),
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    phone: z.string().nullable().describe('confirmed by a code; E.164'),
    pendingPhone: z.string().nullable().describe('entered, not confirmed yet'),
    language: z.enum(LANGUAGES).nullable().describe('language of e-mails; null: same as the page'),
    hasPassword: z.boolean(),
    isOperator: z.boolean(),
    access: heldAccess,
    sessions: z.array(session),
  }),
});

export type ProfilePageData = Reply<typeof profilePage>;
