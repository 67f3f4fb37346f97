import {
  promptedId,
  type FieldIssue,
  type PromptedId,
  type PromptedIdBounds,
} from '@forecourt/validation';
import { issuesOf } from '../form/index.ts';

/** The form's field values. */
export interface PromptedIdDraft extends Omit<PromptedId, 'status'> {
  isOn: boolean;
}

export const draftOfPromptedId = (from?: PromptedId): PromptedIdDraft => ({
  name: from?.name ?? '',
  type: from?.type ?? 'D',
  number: from?.number ?? '',
  isOn: from?.status !== 'off',
  managedBy: from?.managedBy ?? 'customerId',
  managedById: from?.managedById ?? '',
  cardIds: [...(from?.cardIds ?? [])],
});

/** Converts a draft. A vehicle's ID is always on, whatever `isOn` says. [PID-05] */
export const toPromptedId = ({ isOn, ...draft }: PromptedIdDraft): PromptedId => ({
  ...draft,
  name: draft.name.trim(),
  number: draft.number.trim(),
  status: draft.type === 'V' || isOn ? 'on' : 'off',
  cardIds: [...draft.cardIds],
});

/** Maps an issue's path to the form's field: `status` is the switch. */
export const promptedIdField = (path: string): string => (path === 'status' ? 'isOn' : path);

/** Checks the draft and returns issues by field. [PID-06 to PID-09] */
export const checkPromptedId =
  (bounds: PromptedIdBounds) =>
  (draft: PromptedIdDraft): readonly FieldIssue[] =>
    issuesOf(promptedId(bounds), toPromptedId(draft));
