import {
  FEATURE_PACKAGES,
  LATE_PAYMENTS_FORGIVEN_PER_YEAR,
  PACKAGE_CARD_MONTH_CENTS,
  packageRateFrom,
  UPGRADE_ENROLL_DAYS_MAX,
  UPGRADE_ENROLL_DAYS_MIN,
} from '@forecourt/validation';
import type { HandlerOf } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { countOf } from '../../store/countOf.ts';
import { selectIn, updateIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import { agreeToMonthlyFee } from '../funding/consents.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { lockCurrentAccount } from './closing.ts';
import { BLOCKED_BY_CLOSING, describeAccount, requireSelected } from './details.ts';
import { requireEveryFleet } from './seesFleet.ts';

/** Number of cards for which a package is charged. */
export const paidCards = (trx: Trx, accountId: string): Promise<number> =>
  countOf(selectIn(trx, accountId, 'cards').where('status', 'in', [...BLOCKED_BY_CLOSING]));

/** Lists packages priced for the current cards. [GW-92, SCREEN-46, ADDON-07 to ADDON-13] */
export const getPackages: HandlerOf<'getPackages'> = async ({ params }, context) => {
  requireSelected(context, params.sysAccountId);
  const { trx, account, now } = context;
  const details = await describeAccount(context);
  const n = await paidCards(trx, account.account_id);
  return {
    items: FEATURE_PACKAGES.map((name) => {
      const cents = PACKAGE_CARD_MONTH_CENTS[name];
      return {
        package: name,
        cardMonthCents: cents,
        monthCents: cents === null ? null : cents * n,
        latePaymentsForgiven: LATE_PAYMENTS_FORGIVEN_PER_YEAR[name],
        isCurrent: details.package === name,
        isNext: details.nextPackage === name,
      };
    }),
    cardCount: n,
    rateFrom: packageRateFrom(now, account.time_zone),
    enrollDaysMin: UPGRADE_ENROLL_DAYS_MIN,
    enrollDaysMax: UPGRADE_ENROLL_DAYS_MAX,
    version: account.version,
  };
};

/** Sets the next month's package; choosing the current one cancels that. [SCREEN-48, ADDON-09] */
export const choosePackage: HandlerOf<'choosePackage'> = async ({ params, body }, context) => {
  requireSelected(context, params.sysAccountId);
  const { trx, now } = context;
  requireEveryFleet(context);
  const lockedAccount = await lockCurrentAccount(context);
  const before = await describeAccount({ ...context, account: lockedAccount });
  const isBack = body.package === before.package;
  if (!isBack && body.package !== 'regular' && PACKAGE_CARD_MONTH_CENTS[body.package] === null) {
    // the package has no list price, so customer service quotes one
    throw new Refusal(409, 'package.callToChoose');
  }
  const account = await updateIn(trx, lockedAccount.account_id, 'accounts')
    .set({
      package: before.package,
      next_package: isBack ? null : body.package,
      next_package_from: isBack ? null : packageRateFrom(now, lockedAccount.time_zone),
      version: lockedAccount.version + 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(context, ['account', lockedAccount.account_id], 'account.packageChosen', {
    before: { package: before.package, next: before.nextPackage },
    after: { package: before.package, next: account.next_package },
  });
  const rateCents = PACKAGE_CARD_MONTH_CENTS[body.package] ?? 0;
  await agreeToMonthlyFee(context, 'fee.program', rateCents, true);
  return describeAccount({ ...context, account });
};
