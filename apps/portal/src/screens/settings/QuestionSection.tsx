import { useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import * as z from 'zod/mini';
import type { CallFailure } from '@forecourt/api-client';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { SECURITY_ANSWER_CHARACTERS_MIN } from '@forecourt/validation';
import { securityAnswer, securityQuestion } from '@forecourt/validation/credentials';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { FormChoice, FormFields, FormText, type Read } from '@forecourt/ui/form';
import { Section } from '@forecourt/ui/section';
import { SettingsList } from '@forecourt/ui/settings-list';
import { useStoredForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import type { Factor } from './factors.ts';
import { FormDialog } from './FormDialog.tsx';
import type { ProofGate } from './useProofGate.tsx';

const OWN = 'custom';
const fromList = z.object({ question: securityQuestion, answer: securityAnswer });
const ofOwn = z.object({ own: securityQuestion, answer: securityAnswer });
const BLANK = { question: '', own: '', answer: '' };
type Draft = typeof BLANK;
/** Parses the form: a question from the list, or the user's own. */
const schema = {
  safeParse: (draft: Draft): Read<z.infer<typeof fromList>> => {
    if (draft.question !== OWN) return fromList.safeParse(draft);
    const parsed = ofOwn.safeParse(draft);
    if (!parsed.success) return parsed;
    const { own: question, answer } = parsed.data;
    return { success: true, data: { question, answer } };
  },
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
  const form = useStoredForm(schema, BLANK);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const availableQuestions = questions.data?.items ?? [];
  const submit = () =>
    form.submit(async (values) => {
      const body = { factorType: 'question', ...values } as const;
      const result = await gate.run(() => enroll.send({ body }));
      setFailure(result?.ok === false ? result.failure : null);
      if (!result?.ok) return result;
      banners.show({ kind: 'success', text: text('settings.question.saved') });
      onClose();
      return result;
    });
  return (
    <FormDialog
      title={text('settings.question')}
      submitLabel={text('settings.save')}
      isPending={enroll.isPending}
      failure={failure ?? questions.failure ?? null}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FormFields form={form.form}>
        <FormChoice<Draft>
          name="question"
          label={text('settings.question.choose')}
          placeholder={text('settings.question.placeholder')}
          options={[
            ...availableQuestions.map(({ questionKey, question }) => ({
              value: questionKey,
              label: question,
            })),
            { value: OWN, label: text('settings.question.own') },
          ]}
          isRequired
        />
        {form.typed.question === OWN && (
          <FormText<Draft> name="own" label={text('settings.question.ownText')} isRequired />
        )}
        <FormText<Draft>
          name="answer"
          label={text('settings.question.answer')}
          autoComplete="off"
          help={text('settings.question.answerHelp', { min: SECURITY_ANSWER_CHARACTERS_MIN })}
          isRequired
        />
      </FormFields>
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
