import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallFailure } from '@forecourt/api-client';
import { InlineMessage, LimitForm, ProfileForm, Stack } from '@forecourt/ui';
import { formatZone } from '@forecourt/ui/format';
import {
  limitNetworkOf,
  makeDefaultRefusal,
  type FieldIssue,
  type LimitKind,
  type LimitProfile,
  type NamedLimits,
  type PurchaseLimits,
} from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useInvalidFields } from '../../app/useInvalidFields.ts';
import { isStale, useFieldReason } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';
import { useSelected } from '../../shell/account.ts';
import { TaskFailure } from '../cards/actions/TaskFailure.tsx';
import { ReplaySection } from './ReplaySection.tsx';
import { ScopeQuestion } from './ScopeQuestion.tsx';
import { StaleLimits } from './StaleLimits.tsx';
import { TryPurchase } from './TryPurchase.tsx';
import { useSaveLimits } from './useSaveLimits.ts';

export interface EditLimitsProps {
  readonly kind: LimitKind;
  /** The profile to edit; null adds a new one. */
  readonly profile: LimitProfile | null;
  /** Initial values of a new one. */
  readonly start: { readonly name: string; readonly limits: PurchaseLimits } | null;
  /** Number of cards in use. */
  readonly plasticCount: number;
  /** The cards that the user came from. */
  readonly cardIds: readonly string[];
  /** Restarts the form from the version that someone else saved. */
  readonly onTakeTheirs: () => void;
}

const NO_ISSUES: readonly FieldIssue[] = [];
const NAME_TAKEN: readonly FieldIssue[] = [{ path: 'name', key: 'profile.nameTaken', params: {} }];

/** Renders the effect of the edited limits: a trial purchase, and a replay of recent ones. */
const renderEffect =
  ({ profileId, limits }: LimitProfile, cardId: string | null) =>
  (edited: PurchaseLimits | null) => (
    <Stack gap={16}>
      <TryPurchase cardId={cardId} profileId={profileId} limits={limits} edited={edited} />
      <ReplaySection profileId={profileId} limits={edited} />
    </Stack>
  );

/** The form of a card limit or profile, with the effect of a change below it. */
export function EditLimits(props: EditLimitsProps) {
  const { kind, profile, start, plasticCount, cardIds, onTakeTheirs } = props;
  const text = useText();
  const navigate = useNavigate();
  const onInvalid = useInvalidFields('limits.save.invalid');
  const { account, viewer } = useSelected();
  const { save, isSaving, failure } = useSaveLimits();
  const reasonOr = useFieldReason();
  const [original] = useState(profile);
  const [isDirty, setDirty] = useState(false);
  const [pendingChange, setPendingChange] = useState<NamedLimits | null>(null);
  const [sent, setSent] = useState<NamedLimits | null>(null);
  const guard = useUnsavedGuard(isDirty);
  const mayEdit = viewer.may('limits.edit');
  const againstDefault = makeDefaultRefusal(account);
  const isNameTaken = failure?.errorCode === 'profile.nameTaken';
  const isForSome = profile !== null && cardIds.length > 0 && profile.cardCount > cardIds.length;

  const leave = () => {
    guard.release();
    void navigate(href('cardLimits'));
  };
  const change = async (named: NamedLimits, version?: number) => {
    if (!original) return;
    setSent(named);
    const base = { ...original, version: version ?? original.version };
    if (await save(named, base)) leave();
  };
  const create = async (named: NamedLimits) => {
    if (await save(named, null, cardIds)) leave();
  };
  const submit = (named: NamedLimits) => {
    if (!original) void create(named);
    else if (isForSome) setPendingChange(named);
    else void change(named);
  };

  const failureText = (callFailure: CallFailure) =>
    reasonOr(text(callFailure.status === 0 ? 'failure.unreachable' : 'limits.save.failed.why'))(
      callFailure,
    );
  const formProps = {
    cardCount: profile?.cardCount ?? 0,
    plasticCount,
    network: limitNetworkOf(account.features),
    zones: text('limits.zones', { zone: formatZone(account.timeZone) }),
    currency: account.currency,
    isSaving,
    isReadOnly: !mayEdit,
    onCancel: () => void navigate(href('cardLimits')),
    onInvalid,
    onDirty: setDirty,
    issues: isNameTaken ? NAME_TAKEN : NO_ISSUES,
    error: (
      <>
        {!mayEdit && <InlineMessage tone="info">{text('limits.denied')}</InlineMessage>}
        {isStale(failure) && sent && profile ? (
          <StaleLimits
            mine={sent}
            theirs={profile}
            isSaving={isSaving}
            onKeep={() => void change(sent, profile.version)}
            onTakeTheirs={onTakeTheirs}
          />
        ) : (
          failure &&
          !isNameTaken && (
            <TaskFailure failure={failure} title="limits.save.failed" explain={failureText} />
          )
        )}
      </>
    ),
    below: original ? renderEffect(original, cardIds[0] ?? null) : () => null,
  };
  const initial = original ?? (start && { ...start, isDefault: false });

  return (
    <>
      {kind === 'profile' ? (
        <ProfileForm
          {...formProps}
          profile={initial ?? undefined}
          defaultDisabledReason={againstDefault ? text(againstDefault.key) : undefined}
          onSave={(saved) => submit({ kind, ...saved })}
        />
      ) : (
        <LimitForm
          {...formProps}
          limit={initial ?? undefined}
          onSave={(saved) => submit({ kind, isDefault: false, ...saved })}
        />
      )}
      {pendingChange && original && (
        <ScopeQuestion
          profile={original}
          named={pendingChange}
          cardIds={cardIds}
          explain={failureText}
          onCancel={() => setPendingChange(null)}
          onAll={() => {
            setPendingChange(null);
            void change(pendingChange);
          }}
          onCopied={leave}
        />
      )}
      {guard.question}
    </>
  );
}
