import { useState } from 'react';
import { useMutation } from '@forecourt/api-client/react';
import { personFullName, type PersonFullName } from '@forecourt/validation/contact';
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
import { optionsOf } from '../../app/optionsOf.ts';
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
  const translate = useSentText();
  const problemText = useAccountProblemText();
  const banners = useBanners();
  const saving = useAccountChange();
  const updateUser = useMutation('updateMe');
  const savedDraft = draftOf(profile);
  const [draft, setDraft] = useState(savedDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  /** Saved here, but still unknown to others. */
  const [untold, setUntold] = useState<PersonFullName | null>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(savedDraft);
  const unchanged = text('profile.unchanged');
  const isPending = saving.isPending || updateUser.isPending;
  const guard = useUnsavedGuard(isChanged || untold !== null);
  const parsed = personFullName.safeParse(draft);
  const issues = isSubmitted && !parsed.success ? fieldIssues(parsed.error) : [];
  const errorOf = (path: string) => {
    const issue = issues.find((item) => item.path === path);
    return issue && translate(issue.key, issue.params);
  };
  const update = (part: Partial<ProfileChange>) => setDraft((current) => ({ ...current, ...part }));

  const tell = async (name: PersonFullName) => {
    const { ok } = await updateUser.send({ body: name });
    setUntold(ok ? null : name);
    banners.show(
      ok
        ? { kind: 'success', text: text('profile.saved') }
        : { kind: 'trouble', text: text('profile.saved.untold') },
    );
  };
  const submit = async () => {
    if (isPending) return;
    if (!isChanged) {
      if (untold) await tell(untold);
      return;
    }
    setSubmitted(true);
    if (!parsed.success) return;
    const result = await saving.send(
      (account) => account.changeProfile({ ...draft, ...parsed.data, title: draft.title.trim() }),
      async (updatedProfile) => {
        setDraft(draftOf(updatedProfile));
        const { firstName, lastName } = updatedProfile;
        await Promise.all([tell({ firstName, lastName }), onSaved()]);
      },
    );
    if (!result.ok) banners.show({ kind: 'error', text: problemText(result.problem) ?? '' });
  };
  return (
    <Surface>
      <FormLayout
        note={isChanged ? <Status tone="warn">{text('profile.unsaved')}</Status> : undefined}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button
              disabledReason={isChanged ? null : unchanged}
              onPress={() => setDraft(savedDraft)}
            >
              {text('profile.discard')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabledReason={isChanged || untold ? null : unchanged}
              isPending={isPending}
            >
              {text('profile.save')}
            </Button>
          </>
        }
      >
        <FormGroup title={text('profile.name')}>
          <TextField
            label={text('profile.firstName')}
            name="firstName"
            autoComplete="given-name"
            value={draft.firstName}
            onChange={(value) => update({ firstName: value })}
            error={errorOf('firstName')}
          />
          <TextField
            label={text('profile.lastName')}
            name="lastName"
            autoComplete="family-name"
            value={draft.lastName}
            onChange={(value) => update({ lastName: value })}
            error={errorOf('lastName')}
          />
          <TextField
            label={text('profile.jobTitle')}
            name="jobTitle"
            autoComplete="organization-title"
            maxLength={PROFILE_TEXT_CHARACTERS_MAX}
            optionalText={text('profile.optional')}
            value={draft.title}
            onChange={(title) => update({ title })}
          />
          <Select
            label={text('profile.language')}
            name="language"
            options={optionsOf(LANGUAGES, nameOfLanguage)}
            value={languageOf(draft.locale)}
            onChange={(locale) => update({ locale })}
            help={LANGUAGES.length === 1 ? text('profile.language.only') : undefined}
          />
        </FormGroup>
      </FormLayout>
      {guard.question}
    </Surface>
  );
}
