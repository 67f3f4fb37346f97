import type { EventFact, Subject } from './record.ts';

/** Subjects that are added and edited with the same form. */
export type EditableSubject = Extract<
  Subject,
  'driver' | 'vehicle' | 'promptedId' | 'recordedPurchase'
>;

export type Values = Readonly<Record<string, unknown>>;

/** The change of a row as a history fact, with only the fields that differ. */
export function changeOf(
  { subject }: { readonly subject: EditableSubject },
  subjectId: string,
  before: Values | null,
  after: Values,
): { readonly changed: readonly string[]; readonly fact: EventFact } {
  const changed = Object.keys(after).filter(
    (name) => before === null || before[name] !== after[name],
  );
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return {
    changed,
    fact: {
      subject: [subject, subjectId],
      action: `${subject}.${before === null ? 'added' : 'edited'}`,
      before: before && pick(before),
      after: pick(after),
    },
  };
}
