import { useId, useState } from 'react';
import type {
  CallFailure,
  CallResult,
  DescribedCode,
  StoredAlertRule,
} from '@forecourt/api-client';
import { useMutation, useSave } from '@forecourt/api-client/react';
import { Button, FormLayout, InlineMessage, Stack } from '@forecourt/ui';
import { FormPanel } from '../../app/FormPanel.tsx';
import { useIssues } from '../../app/useIssues.ts';
import { isStale, useNotify } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { draftOf, readDraft } from './ruleDraft.ts';
import { RuleFields } from './RuleFields.tsx';
import { formatExceptionCode, nameOf } from './ruleText.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

interface RulePanelProps {
  readonly code: DescribedCode;
  /** The rule to edit; null adds a new one. */
  readonly rule: StoredAlertRule | null;
  readonly onClose: () => void;
}

/** A rule that alerts the user to an exception. [ALERT-01] */
export function RulePanel({ code, rule, onClose }: RulePanelProps) {
  const text = useText();
  const { viewer, person } = useSelected();
  const mayEdit = viewer.may('alerts.edit');
  const fleets = useFleetOptions();
  const [draft, setDraft] = useState(() => draftOf(rule, person.email ?? ''));
  const [isDirty, setDirty] = useState(false);
  const { errorOf, setIssues } = useIssues();
  const formId = useId();
  const what = nameOf(code, text);
  const notify = useNotify();
  const saving = useSave('addExceptionRule', 'changeExceptionRule', 'ruleId');
  const removing = useMutation('removeExceptionRule');
  const finish = (result: CallResult<unknown>, outcome: 'saved' | 'changed' | 'removed') => {
    const failureText = (failure: CallFailure) =>
      text(isStale(failure) ? 'exceptions.stale' : 'exceptions.failed');
    if (notify(result, text(`exceptions.${outcome}`, { what }), failureText)) onClose();
  };
  const save = async () => {
    const parsed = readDraft(code.code, draft);
    setIssues('issues' in parsed ? parsed.issues : []);
    if ('issues' in parsed) return;
    finish(await saving.send(parsed.rule, rule), rule ? 'changed' : 'saved');
  };
  const remove = async ({ ruleId, version }: StoredAlertRule) =>
    finish(await removing.send({ params: { ruleId } }, { ifMatch: version }), 'removed');
  return (
    <FormPanel
      onClose={onClose}
      name={what}
      title={what}
      subtitle={formatExceptionCode(code.code, code.lately[draft.timing], text)}
      hasUnsavedChanges={isDirty}
      actions={
        mayEdit ? (
          <>
            <Button onPress={onClose}>{text('exceptions.cancel')}</Button>
            <Button variant="primary" type="submit" form={formId} isPending={saving.isPending}>
              {text('exceptions.save')}
            </Button>
          </>
        ) : undefined
      }
      dangerActions={
        mayEdit && rule ? (
          <Button variant="danger" isPending={removing.isPending} onPress={() => void remove(rule)}>
            {text('exceptions.remove')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={24}>
        {!mayEdit && <InlineMessage tone="info">{text('exceptions.mayNot')}</InlineMessage>}
        <FormLayout
          id={formId}
          actions={null}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <RuleFields
            draft={draft}
            errorOf={errorOf}
            isReadOnly={!mayEdit}
            fleets={fleets}
            onChange={(changes) => {
              setDraft({ ...draft, ...changes });
              setDirty(true);
            }}
          />
        </FormLayout>
      </Stack>
    </FormPanel>
  );
}
