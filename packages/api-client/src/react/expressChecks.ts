import type { ExpressPersonLimits } from '@forecourt/validation';
import type { Contract, RequestOf } from '../contract/index.ts';
import { usePasscodeMutation } from './passcode.ts';

/** Issues a check, with the verbal passcode. [EXPR-11] */
export const useIssueExpressCheck = () =>
  usePasscodeMutation((calls, body: RequestOf<Contract['createExpressCheck']>['body']) =>
    calls.createExpressCheck({ body }),
  );

/** Changes what a person may do, with the verbal passcode. [EXPR-06, EXPR-10, ROLE-23] */
export const usePutExpressLimits = () =>
  usePasscodeMutation((calls, userId: string, body: ExpressPersonLimits) =>
    calls.putExpressLimits({ params: { userId }, body }),
  );
