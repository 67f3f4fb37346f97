import { useState } from 'react';
import type { DescribedCode, StoredAlertRule } from '@forecourt/api-client';
import { type RuleChange, useChangeExceptionRule } from '@forecourt/api-client/react';
import { Button, InlineMessage, SidePanel, Stack, useBanners } from '@forecourt/ui';
import type { FieldIssue } from '@forecourt/validation';
import { useText } from '../../messages/text.ts';
import { mayIn, useSelected } from '../../shell/account.ts';
import { draftOf, readDraft } from './ruleDraft.ts';
import { RuleFields } from './RuleFields.tsx';
import { codeInWords, nameOf } from './ruleWords.ts';
import { useFleetOptions } from '../lists/useFleetOptions.ts';

interface RulePanelProps {
  readonly code: DescribedCode;
  /** The rule to change; null: a new one. */
  readonly rule: StoredAlertRule | null;
  readonly onClose: () => void;
}

/** Sends a change of a rule and says what came of it; answers whether it is done. */
function useRuleChange(what: string) {
  const text = useText();
  const banners = useBanners();
  const changing = useChangeExceptionRule();
  const change = async (asked: RuleChange): Promise<boolean> => {
    const result = await changing.send(asked);
    if (result.ok) {
      const done = { add: 'saved', change: 'changed', remove: 'removed' } as const;
      banners.show({ kind: 'success', text: text(`exceptions.${done[asked.does]}`, { what }) });
      return true;
    }
    const isStale = result.failure.errorCode === 'version.stale';
    banners.show({ kind: 'error', text: text(isStale ? 'exceptions.stale' : 'exceptions.failed') });
    return false;
  };
  return { change, isPending: changing.isPending };
}

/** A rule by which the person is told of an exception. [ALERT-01] */
export function RulePanel({ code, rule, onClose }: RulePanelProps) {
  const text = useText();
  const { account, person } = useSelected();
  const mayEdit = mayIn(account)('alerts.edit');
  const fleets = useFleetOptions();
  const [draft, setDraft] = useState(() => draftOf(rule, person.email ?? ''));
  const [isDirty, setDirty] = useState(false);
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const what = nameOf(code, text);
  const { change, isPending } = useRuleChange(what);
  const finish = (asked: RuleChange) => void change(asked).then((done) => done && onClose());
  const save = () => {
    const read = readDraft(code.code, draft);
    setIssues('issues' in read ? read.issues : []);
    if ('issues' in read) return;
    if (!rule) return finish({ does: 'add', rule: read.rule });
    const { ruleId, version } = rule;
    finish({ does: 'change', ruleId, version, rule: read.rule });
  };
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      name={what}
      title={what}
      subtitle={codeInWords(code.code, code.lately[draft.timing], text)}
      hasUnsavedChanges={isDirty}
      {...(mayEdit
        ? {
            actions: (
              <>
                <Button onPress={onClose}>{text('exceptions.cancel')}</Button>
                <Button variant="primary" isPending={isPending} onPress={save}>
                  {text('exceptions.save')}
                </Button>
              </>
            ),
          }
        : {})}
      {...(mayEdit && rule
        ? {
            dangerActions: (
              <Button
                variant="danger"
                onPress={() =>
                  finish({ does: 'remove', ruleId: rule.ruleId, version: rule.version })
                }
              >
                {text('exceptions.remove')}
              </Button>
            ),
          }
        : {})}
    >
      <Stack gap={24}>
        {!mayEdit && <InlineMessage tone="info">{text('exceptions.mayNot')}</InlineMessage>}
        <RuleFields
          draft={draft}
          issues={issues}
          isReadOnly={!mayEdit}
          fleets={fleets}
          onChange={(changes) => {
            setDraft({ ...draft, ...changes });
            setDirty(true);
          }}
        />
      </Stack>
    </SidePanel>
  );
}
