import { useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import * as z from 'zod/mini';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { SECURITY_ANSWER_CHARACTERS_MIN } from '@forecourt/validation';
import { securityAnswer, securityQuestion } from '@forecourt/validation/credentials';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/section';
import { Select } from '@forecourt/ui/select';
import { SettingsList } from '@forecourt/ui/settings-list';
import { TextField } from '@forecourt/ui/text-field';
import { useFields } from '../../app/useFields.ts';
import { useText } from '../../messages/text.ts';
import type { Factor } from './factors.ts';
import { FormDialog } from './FormDialog.tsx';
import type { ProofGate } from './useProofGate.tsx';

const OWN = 'custom';
const form = z.object({ question: securityQuestion, answer: securityAnswer });
const BLANK = { chosen: '', own: '', answer: '' };
/** Parses the form: a question from the list, or the user's own. */
const schema = {
  safeParse: ({ chosen, own, answer }: Readonly<typeof BLANK>) =>
    form.safeParse({ question: chosen === OWN ? own : chosen, answer }),
};

interface QuestionDialogProps {
  readonly gate: ProofGate;
  readonly onClose: () => void;
}

function QuestionDialog({ gate, onClose }: QuestionDialogProps) {
  const text = useText();
  const banners = useBanners();
  const questions = useQuery('listSecurityQuestions', {});
  const enroll = useMutation('enrollFactor');
  const { typed, field, errorOf, submit: readFields } = useFields(schema, BLANK);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const availableQuestions = questions.data?.items ?? [];
  const isOwn = typed.chosen === OWN;
  const submit = async () => {
    const values = readFields();
    if (!values) return;
    const body = { factorType: 'question', ...values } as const;
    const result = await gate.run(() => enroll.send({ body }));
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
          ...availableQuestions.map(({ questionKey, question }) => ({
            value: questionKey,
            label: question,
          })),
          { value: OWN, label: text('settings.question.own') },
        ]}
        {...field('chosen')}
        error={isOwn ? undefined : errorOf('question')}
      />
      {isOwn && (
        <TextField
          label={text('settings.question.ownText')}
          {...field('own')}
          error={errorOf('question')}
        />
      )}
      <TextField
        label={text('settings.question.answer')}
        autoComplete="off"
        help={text('settings.question.answerHelp', { min: SECURITY_ANSWER_CHARACTERS_MIN })}
        {...field('answer')}
      />
    </FormDialog>
  );
}

interface QuestionSectionProps {
  /** The current question; null if none is set. */
  readonly question: Factor | null;
  readonly isAvailable: boolean;
  readonly gate: ProofGate;
}

/** The security question for a forgotten password. [SCREEN-13, GW-80, AUTH-45 to AUTH-48] */
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
