import { useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { SECURITY_ANSWER_CHARACTERS_MIN } from '@forecourt/validation';
import { fieldIssues } from '@forecourt/validation/core';
import { securityAnswer, securityQuestion } from '@forecourt/validation/credentials';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/section';
import { Select } from '@forecourt/ui/select';
import { SettingsList } from '@forecourt/ui/settings-list';
import { TextField } from '@forecourt/ui/text-field';
import { useSentText, useText } from '../../messages/text.ts';
import type { Factor } from './factors.ts';
import { FormDialog } from './FormDialog.tsx';
import type { ProofGate } from './useProofGate.tsx';

const OWN = 'custom';

interface QuestionDialogProps {
  readonly gate: ProofGate;
  readonly onClose: () => void;
}

function QuestionDialog({ gate, onClose }: QuestionDialogProps) {
  const text = useText();
  const say = useSentText();
  const banners = useBanners();
  const questions = useQuery('listSecurityQuestions', {});
  const enroll = useMutation('enrollFactor');
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const [answer, setAnswer] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const offered = questions.data?.items ?? [];
  const isOwn = chosen === OWN;
  const checkedQuestion = securityQuestion.safeParse(isOwn ? own : chosen);
  const checkedAnswer = securityAnswer.safeParse(answer);
  const errorOf = (checked: typeof checkedQuestion) => {
    if (!isSubmitted || checked.success) return undefined;
    const [issue] = fieldIssues(checked.error);
    return issue && say(issue.key, issue.params);
  };
  const submit = async () => {
    setSubmitted(true);
    if (!checkedQuestion.success || !checkedAnswer.success) return;
    const question = checkedQuestion.data;
    const given = { factorType: 'question', question, answer: checkedAnswer.data } as const;
    const result = await gate.run(() => enroll.send({ body: given }));
    if (!result?.ok) return setFailure(result?.failure ?? null);
    banners.show({ kind: 'success', text: text('settings.question.saved') });
    onClose();
  };
  return (
    <FormDialog
      title={text('settings.question')}
      submitLabel={text('settings.save')}
      isPending={enroll.isPending}
      failure={failure ?? questions.failure ?? null}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        label={text('settings.question.choose')}
        name="question"
        placeholder={text('settings.question.placeholder')}
        options={[
          ...offered.map(({ questionKey, question }) => ({ value: questionKey, label: question })),
          { value: OWN, label: text('settings.question.own') },
        ]}
        value={chosen}
        onChange={setChosen}
        error={isOwn ? undefined : errorOf(checkedQuestion)}
      />
      {isOwn && (
        <TextField
          label={text('settings.question.ownText')}
          value={own}
          onChange={setOwn}
          error={errorOf(checkedQuestion)}
        />
      )}
      <TextField
        label={text('settings.question.answer')}
        autoComplete="off"
        help={text('settings.question.answerHelp', { min: SECURITY_ANSWER_CHARACTERS_MIN })}
        value={answer}
        onChange={setAnswer}
        error={errorOf(checkedAnswer)}
      />
    </FormDialog>
  );
}

export interface QuestionSectionProps {
  /** The question that is set; null: none is. */
  readonly question: Factor | null;
  readonly isAvailable: boolean;
  readonly gate: ProofGate;
}

/** The question that is asked when a password is forgotten. [SCREEN-13, GW-80, AUTH-45 to AUTH-48] */
export function QuestionSection({ question, isAvailable, gate }: QuestionSectionProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (!question && !isAvailable) return null;
  return (
    <Section
      title={text('settings.question')}
      hint={text('settings.question.hint')}
      content="flush"
    >
      <SettingsList
        label={text('settings.question')}
        settings={[
          {
            id: 'question',
            icon: <MessageCircleQuestion size={18} strokeWidth={1.75} />,
            title: question?.label ?? text('settings.question.none'),
            actions: (
              <Button size="compact" onPress={() => setOpen(true)}>
                {text(question ? 'settings.question.change' : 'settings.question.set')}
              </Button>
            ),
          },
        ]}
      />
      {isOpen && <QuestionDialog gate={gate} onClose={() => setOpen(false)} />}
    </Section>
  );
}
