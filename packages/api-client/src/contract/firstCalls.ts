import { area } from './area.ts';

/** What a person's first page asks: its names are there with the client, those of other areas later. */
export const firstCalls = {
  ...area(
    () => import('./users.ts'),
    ['getMe', 'getMyAccounts', 'getBusinessMe', 'listFleets', 'listDepartments'],
  ),
  ...area(() => import('./terms.ts'), ['getTerms', 'saveTermsAcceptance']),
  ...area(
    () => import('./overview.ts'),
    ['getDashboard', 'listNotifications', 'settleNotification'],
  ),
} as const;
