import type { ReactNode } from 'react';
import {
  ColumnMapping,
  ImportCheck,
  ImportFileStep,
  ImportProgress,
  InlineMessage,
  Stepper,
} from '@forecourt/ui';
import { CARDS_PER_IMPORT_MAX, type Permission } from '@forecourt/validation';
import { rowsWithReasons, templateRows, type Translate } from '@forecourt/validation/importFiles';
import type { ImportKind } from '@forecourt/validation/imports';
import { WithPermission } from '../../app/WithPermission.tsx';
import { Screen } from '../../app/Screen.tsx';
import { useText, type Text } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { downloadCsv } from './download.ts';
import type { FileFacts } from './importProtocol.ts';
import { checkColumns, stepOf, STEPS, targetColumns } from './importSteps.ts';
import { rememberMapping } from './rememberedMapping.ts';
import { SendTrouble } from './SendTrouble.tsx';
import type { Import } from './useImport.ts';

function factsText({ fileName, rowCount, headRow, titleRows }: FileFacts, text: Text): string {
  const summary = text('import.found', { name: fileName, rows: rowCount, head: headRow });
  return titleRows === 0
    ? summary
    : `${summary}, ${text('import.foundTitles', { titles: titleRows })}`;
}

interface ImportPageProps<Kind extends ImportKind> {
  readonly kind: Kind;
  readonly permission: Permission;
  readonly flow: Import<Kind>;
  /** Cost of the rows that are ready, formatted. */
  readonly cost?: string;
  /** The last step: a summary, and the button that enters the rows. */
  readonly confirm: ReactNode;
  /** A question about the whole file, above its columns; `check` returns whether to continue. */
  readonly ask?: {
    readonly field: ReactNode;
    readonly check: (mapping: Readonly<Record<string, string>>) => boolean;
  };
  /** Shown above the steps: what is known about the file. */
  readonly notice?: ReactNode;
  /** Shown below the first step: an alternative to importing. */
  readonly otherwise?: ReactNode;
}

function Steps<Kind extends ImportKind>(props: ImportPageProps<Kind>) {
  const { kind, flow, cost, confirm, ask } = props;
  const text = useText();
  const translate: Translate = (key, params) => text(key, params);
  const { rules, file, facts, sending, steps, ready, mapping, trouble } = flow;
  const { state } = file;
  if (!rules.context) return <NotLoaded query={rules.failed} subject={text('import.what')} />;
  const { context } = rules;
  if (sending.isSending) {
    return (
      <ImportProgress
        phase="sending"
        done={sending.sentRows}
        total={ready.length}
        onCancel={sending.cancel}
      />
    );
  }
  if (state.phase === 'checking') {
    return (
      <ImportProgress
        phase="checking"
        {...state.progress}
        onCancel={() => {
          file.stop();
          steps.setStep('columns');
        }}
      />
    );
  }
  if (steps.step === 'file' || !facts) {
    return (
      <ImportFileStep
        maxRows={CARDS_PER_IMPORT_MAX}
        isReading={state.phase === 'reading'}
        onFile={flow.begin}
        onTemplate={() =>
          downloadCsv(text(`import.template.${kind}`), templateRows(translate, kind))
        }
        error={
          state.fault && (
            <InlineMessage tone="bad" isLive>
              {text(`import.fault.${state.fault}`, { max: CARDS_PER_IMPORT_MAX })}
            </InlineMessage>
          )
        }
      />
    );
  }
  if (steps.step === 'columns') {
    return (
      <>
        {ask?.field}
        <ColumnMapping
          fileColumns={facts.columns}
          targets={targetColumns(kind, mapping, text)}
          mapping={mapping}
          onChange={flow.map}
          isRemembered={flow.isRemembered}
          onBack={() => {
            file.forget();
            steps.setStep('file');
          }}
          onContinue={() => {
            if (ask?.check(mapping) === false) return;
            rememberMapping(kind, facts, mapping);
            file.check(mapping, context);
            steps.setStep('check');
          }}
        />
      </>
    );
  }
  if (steps.step === 'check') {
    return (
      <ImportCheck
        columns={checkColumns(kind, state.columns, text)}
        rows={state.rows}
        cost={cost}
        onEdit={file.edit}
        onAnswer={file.answer}
        onDownload={() =>
          downloadCsv(text(`import.reasons.${kind}`), rowsWithReasons(state.rows, translate))
        }
        onBack={() => steps.setStep('columns')}
        onContinue={() => steps.setStep('confirm')}
      />
    );
  }
  return (
    <>
      {trouble && <SendTrouble kind={kind} trouble={trouble} />}
      {confirm}
    </>
  );
}

/** Import steps: read, map, check, confirm; nothing is entered before the last. [CARD-03] */
export function ImportPage<Kind extends ImportKind>(props: ImportPageProps<Kind>) {
  const { kind, permission, flow, notice, otherwise } = props;
  const text = useText();
  const title = text(`import.title.${kind}`);
  const { facts, steps, sending, guard } = flow;
  return (
    <Screen
      title={title}
      subtitle={
        facts && steps.step !== 'file'
          ? factsText(facts, text)
          : text(`import.subtitle.${kind}`, { max: CARDS_PER_IMPORT_MAX })
      }
      aside={
        <Stepper
          label={text('import.steps')}
          steps={STEPS.map((id) => ({ id, name: text(`import.step.${id}`) }))}
          currentId={steps.step}
          onGoTo={(id) => {
            if (!sending.isSending) steps.setStep(stepOf(id));
          }}
        />
      }
    >
      {notice}
      <WithPermission permission={permission} denied={text('import.denied')}>
        <Steps {...props} />
      </WithPermission>
      {steps.step === 'file' && otherwise}
      {guard.question}
    </Screen>
  );
}
