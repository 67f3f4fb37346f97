import { useId } from 'react';
import type { CallFailure, DescribedCode, StoredAlertRule } from '@forecourt/api-client';
import { useSave } from '@forecourt/api-client/react';
import { Button, FormLayout, InlineMessage, Stack } from '@forecourt/ui';
import { FormFields } from '@forecourt/ui/form';
import { FormPanel } from '../../app/FormPanel.tsx';
import { useAction, useReported } from '../../app/useAction.ts';
import { isStale } from '../../app/useNotify.ts';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { draftOf, readDraft, type RuleDraft } from './ruleDraft.ts';
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
  const form = useStoredForm(
    { safeParse: (draft: RuleDraft) => readDraft(code.code, draft) },
    draftOf(rule, person.email ?? ''),
  );
  const formId = useId();
  const what = nameOf(code, text);
  const failureText = (failure: CallFailure) =>
    text(isStale(failure) ? 'exceptions.stale' : 'exceptions.failed');
  const saving = useReported(
    useSave('addExceptionRule', 'changeExceptionRule', 'ruleId'),
    text(rule ? 'exceptions.changed' : 'exceptions.saved', { what }),
    failureText,
  );
  const removing = useAction(
    'removeExceptionRule',
    text('exceptions.removed', { what }),
    failureText,
  );
  const save = () =>
    form.submit(async (body) => {
      const result = await saving.send(body, rule);
      if (result.ok) onClose();
      return result;
    });
  const remove = async ({ ruleId, version }: StoredAlertRule) => {
    if (await removing.run({ params: { ruleId } }, { ifMatch: version })) onClose();
  };
  return (
    <FormPanel
      onClose={onClose}
      name={what}
      title={what}
      subtitle={formatExceptionCode(code.code, code.lately[form.typed.timing], text)}
      hasUnsavedChanges={form.isEdited}
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
        <FormLayout id={formId} actions={null} onSubmit={() => void save()}>
          <FormFields form={form.form} isReadOnly={!mayEdit}>
            <RuleFields fleets={fleets} />
          </FormFields>
        </FormLayout>
      </Stack>
    </FormPanel>
  );
}
