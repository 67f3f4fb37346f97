import { cardDelivery, cardOrders, type FieldIssue } from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';
import { fieldOfIssue, toCardOrder, type OrderDraft } from './draft.ts';

/** What is wrong with the delivery of an order, by the names of the form's fields. */
export const checkDelivery = ({ delivery }: OrderDraft): readonly FieldIssue[] =>
  issuesOf(cardDelivery, delivery, 'delivery.');

/** What is wrong with an order made by hand, by the names of the form's fields. */
export const checkOrder = (draft: OrderDraft): readonly FieldIssue[] => [
  ...issuesOf(cardOrders, draft.cards.map(toCardOrder), 'cards.').map((issue) => ({
    ...issue,
    path: fieldOfIssue(issue.path),
  })),
  ...checkDelivery(draft),
];
