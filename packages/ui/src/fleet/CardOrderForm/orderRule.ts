import {
  cardDelivery,
  cardOrders,
  cfnCardOrders,
  type FieldIssue,
  type LimitNetwork,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';
import { fieldOfIssue, toCardOrder, type OrderDraft } from './draft.ts';

/** Checks the delivery of an order and returns issues by field. */
export const checkDelivery = ({ delivery }: OrderDraft): readonly FieldIssue[] =>
  issuesOf(cardDelivery, delivery, 'delivery.');

const NAME_SOURCES = ['firstName', 'lastName', 'unitNumber', 'vehicleName'];

/** Drops the error of a derived name while one of its source fields has an error. */
function withoutEchoes(
  issues: readonly FieldIssue[],
  { cards }: OrderDraft,
): readonly FieldIssue[] {
  const paths = new Set(issues.map(({ path }) => path));
  return issues.filter(({ path }) => {
    const [, index = ''] = /^cards\.(\d+)\.nameOnCard$/.exec(path) ?? [];
    const card = cards[Number(index)];
    if (index === '' || !card || card.nameOnCard.trim() !== '') return true;
    return !NAME_SOURCES.some((name) => paths.has(`cards.${index}.${name}`));
  });
}

function checkCards({ cards }: OrderDraft, network: LimitNetwork): readonly FieldIssue[] {
  const rule = network === 'cfn' ? cfnCardOrders : cardOrders;
  const orders = cards.map((card) => toCardOrder(card, network));
  return issuesOf(rule, orders, 'cards.').map((issue) => ({
    ...issue,
    path: fieldOfIssue(issue.path),
  }));
}

/** Checks a manual order and returns issues by field. */
export const checkOrder = (
  draft: OrderDraft,
  network: LimitNetwork = 'host',
): readonly FieldIssue[] => [
  ...withoutEchoes(checkCards(draft, network), draft),
  ...checkDelivery(draft),
];
/** Checks an order for cardlock sites. [NAV-22] */
export const checkCfnOrder = (draft: OrderDraft): readonly FieldIssue[] => checkOrder(draft, 'cfn');
