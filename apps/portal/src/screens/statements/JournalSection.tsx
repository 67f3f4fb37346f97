import { useState } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  InlineMessage,
  Section,
  SimpleTable,
  Stack,
  TwoLines,
  type SimpleColumn,
} from '@forecourt/ui';
import { formatMoney } from '@forecourt/ui/format';
import { productGroupKey, type JournalEntry, type JournalLine } from '@forecourt/validation';
import { Problem } from '../../app/Problem.tsx';
import { useWhen } from '../../app/useWhen.ts';
import { useSentText, useText } from '../../messages/text.ts';
import { column } from '../lists/column.ts';
import { saveFile } from '../lists/saveFile.ts';
import { useJournalFailure } from './useJournalFailure.ts';

/** Describes a line: department and products, a fee, credits, or the amount owed. */
function useLineTexts() {
  const text = useText();
  const translate = useSentText();
  return ({ kind, group, labelKey, departmentNumber, departmentName }: JournalLine) => {
    if (labelKey !== null) return translate(labelKey);
    if (group === null) return text(`journal.kind.${kind}`);
    const department =
      departmentNumber === null
        ? text('statement.department.none')
        : `${departmentNumber} ${departmentName ?? ''}`;
    return `${text(productGroupKey(group))} · ${department}`;
  };
}

type Row = JournalLine & { readonly id: string };

function useColumns(currency: string): readonly SimpleColumn<Row>[] {
  const text = useText();
  const lineText = useLineTexts();
  const amount = (id: 'debit' | 'credit', sign: 1 | -1): SimpleColumn<Row> =>
    column(id, text(`journal.${id}`), { align: 'end' }, ({ cents }) =>
      cents * sign > 0 ? formatMoney(cents * sign, currency) : '',
    );
  return [
    column('account', text('journal.account'), { isRowHeader: true }, (line) => (
      <TwoLines first={line.account} second={lineText(line)} />
    )),
    amount('debit', 1),
    amount('credit', -1),
  ];
}

function Lines({ entry }: { readonly entry: JournalEntry }) {
  const text = useText();
  return (
    <SimpleTable
      label={text('journal.title')}
      rows={entry.lines.map((line, index) => ({ ...line, id: String(index) }))}
      getRowId={({ id }) => id}
      columns={useColumns(entry.currency)}
    />
  );
}

function Entry({ statementId }: { readonly statementId: string }) {
  const text = useText();
  const reasonOf = useJournalFailure();
  const when = useWhen();
  const { data, failure } = useQuery('getJournalEntry', { params: { statementId } });
  const exporting = useMutation('exportJournalEntry');
  const [isAsking, setAsking] = useState(false);
  const warning = failure && <InlineMessage tone="warn">{reasonOf(failure)}</InlineMessage>;
  if (!data) return warning ?? null;
  const { entry } = data;
  const { exported, target, journalNumber } = entry;
  const program = text(`accounting.target.${target}`);
  const save = async () => {
    setAsking(false);
    const result = await exporting.send({ params: { statementId }, body: {} });
    if (result.ok) saveFile(result.data.file);
  };
  const lastExport =
    exported && text('journal.exported', { at: when(exported.exportedAt), by: exported.by });
  return (
    <Stack gap={12}>
      {warning}
      <Problem>{exporting.failure && reasonOf(exporting.failure)}</Problem>
      <Cluster gap={12}>
        <Button
          isPending={exporting.isPending}
          onPress={() => (exported ? setAsking(true) : void save())}
        >
          {text('journal.export', { program })}
        </Button>
        {lastExport && <span>{lastExport}</span>}
      </Cluster>
      <Lines entry={entry} />
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void save()}
        title={text('journal.again')}
        confirmLabel={text('journal.again.do')}
        cancelLabel={text('journal.again.cancel')}
      >
        {text('journal.again.why', { before: lastExport ?? '', number: journalNumber, program })}
      </ConfirmDialog>
    </Stack>
  );
}

/** A statement's journal entry, available once an administrator has set up accounting. */
export default function JournalSection({ statementId }: { readonly statementId: string }) {
  const text = useText();
  return (
    <Section title={text('journal.title')} look="plain">
      <Entry statementId={statementId} />
    </Section>
  );
}
