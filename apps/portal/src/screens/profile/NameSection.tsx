import { useRef, useState, type FormEvent } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import { personFullName } from '@forecourt/validation/contact';
import { fieldIssues } from '@forecourt/validation/core';
import { PROFILE_TEXT_CHARACTERS_MAX } from '@forecourt/validation/users';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { FormGroup, FormLayout } from '@forecourt/ui/form-layout';
import { Select } from '@forecourt/ui/select';
import { Status } from '@forecourt/ui/status';
import { Surface } from '@forecourt/ui/surface';
import { TextField } from '@forecourt/ui/text-field';
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '../../addresses/language.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useSentText, useText } from '../../messages/text.ts';
import type { PersonProfile, ProfileChange } from '../../session/myAccount.ts';
import { useAccountChange, useAccountProblemText } from './useMyAccount.ts';

const nameOfLanguage = (code: Language) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
const languageOf = (locale: string): Language =>
  LANGUAGES.find((code) => locale.startsWith(code)) ?? DEFAULT_LANGUAGE;

const draftOf = ({ firstName, lastName, title, locale }: PersonProfile): ProfileChange => ({
  firstName,
  lastName,
  title,
  locale: languageOf(locale),
});

export interface NameSectionProps {
  readonly profile: PersonProfile;
  readonly onSaved: () => Promise<void>;
}

/** First and last name, job title, and language. [SCREEN-11, PROF-05] */
export function NameSection({ profile, onSaved }: NameSectionProps) {
  const text = useText();
  const say = useSentText();
  const inWords = useAccountProblemText();
  const banners = useBanners();
  const saving = useAccountChange();
  const tell = useMutation('updateMe');
  const saved = draftOf(profile);
  const [draft, setDraft] = useState(saved);
  const [isSubmitted, setSubmitted] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const unchanged = isChanged ? null : text('profile.unchanged');
  const guard = useUnsavedGuard(isChanged);
  const checked = personFullName.safeParse(draft);
  const issues = isSubmitted && !checked.success ? fieldIssues(checked.error) : [];
  const errorOf = (path: string) => {
    const issue = issues.find((one) => one.path === path);
    return issue && say(issue.key, issue.params);
  };
  const set = (part: Partial<ProfileChange>) => setDraft((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || saving.isPending) return;
    setSubmitted(true);
    if (!checked.success) {
      const [issue] = fieldIssues(checked.error);
      return (issue?.path === 'lastName' ? last : first).current?.focus();
    }
    const answer = await saving.send(
      (account) => account.changeProfile({ ...draft, ...checked.data, title: draft.title.trim() }),
      async (changed) => {
        setDraft(draftOf(changed));
        const { firstName, lastName } = changed;
        const [told] = await Promise.all([tell.send({ body: { firstName, lastName } }), onSaved()]);
        banners.show(
          told.ok
            ? { kind: 'success', text: text('profile.saved') }
            : { kind: 'trouble', text: text('profile.saved.untold') },
        );
      },
    );
    if (!answer.ok) banners.show({ kind: 'error', text: inWords(answer.problem) ?? '' });
  };
  return (
    <Surface>
      <FormLayout
        {...(isChanged ? { note: <Status tone="warn">{text('profile.unsaved')}</Status> } : {})}
        onSubmit={(event) => void submit(event)}
        actions={
          <>
            <Button disabledReason={unchanged} onPress={() => setDraft(saved)}>
              {text('profile.discard')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabledReason={unchanged}
              isPending={saving.isPending}
            >
              {text('profile.save')}
            </Button>
          </>
        }
      >
        <FormGroup title={text('profile.name')}>
          <TextField
            ref={first}
            label={text('profile.firstName')}
            name="firstName"
            autoComplete="given-name"
            value={draft.firstName}
            onChange={(value) => set({ firstName: value })}
            error={errorOf('firstName')}
          />
          <TextField
            ref={last}
            label={text('profile.lastName')}
            name="lastName"
            autoComplete="family-name"
            value={draft.lastName}
            onChange={(value) => set({ lastName: value })}
            error={errorOf('lastName')}
          />
          <TextField
            label={text('profile.jobTitle')}
            name="jobTitle"
            autoComplete="organization-title"
            maxLength={PROFILE_TEXT_CHARACTERS_MAX}
            optionalText={text('profile.optional')}
            value={draft.title}
            onChange={(title) => set({ title })}
          />
          <Select
            label={text('profile.language')}
            name="language"
            options={LANGUAGES.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
            value={languageOf(draft.locale)}
            onChange={(locale) => set({ locale })}
            {...(LANGUAGES.length === 1 ? { help: text('profile.language.only') } : {})}
          />
        </FormGroup>
      </FormLayout>
      {guard.question}
    </Surface>
  );
}
