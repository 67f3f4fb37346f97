import type { AlertRule } from '@forecourt/validation';
import { useMutation } from './query.ts';

/** What can be done to a rule. */
export type RuleChange =
  | { readonly does: 'add'; readonly rule: AlertRule }
  | {
      readonly does: 'change';
      readonly ruleId: string;
      readonly version: number;
      readonly rule: AlertRule;
    }
  | { readonly does: 'remove'; readonly ruleId: string; readonly version: number };

/** Adds, changes or removes a rule. [GW-125, ALERT-01] */
export const useChangeExceptionRule = () =>
  useMutation<[change: RuleChange], unknown>((calls, change) => {
    if (change.does === 'add') return calls.addExceptionRule({ body: change.rule });
    const params = { ruleId: change.ruleId };
    const seen = { ifMatch: change.version };
    return change.does === 'change'
      ? calls.changeExceptionRule({ params, body: change.rule }, seen)
      : calls.removeExceptionRule({ params }, seen);
  });
