import { useState } from 'react';
import {
  Fingerprint,
  Mail,
  MessageCircleQuestion,
  Phone,
  ShieldCheck,
  Smartphone,
  TabletSmartphone,
  type LucideIcon,
} from 'lucide-react';
import { type Query, useMutation } from '@forecourt/api-client/react';
import type { Contract, ResponseOf } from '@forecourt/api-client/contract';
import { useBanners } from '@forecourt/ui/banner';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Section } from '@forecourt/ui/section';
import { SettingsList, type Setting } from '@forecourt/ui/settings-list';
import { Status } from '@forecourt/ui/status';
import { useNotify } from '../../app/useNotify.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { useFocusOnward, type FocusOnward } from '../lists/useFocusOnward.tsx';
import { isCodeFactor, type CodeFactor, type Factor, type FactorType } from './factors.ts';
import { SetUpDialog } from './SetUpDialog.tsx';
import { useFailureText } from './useFailureText.ts';
import type { ProofGate } from './useProofGate.tsx';

const ICONS: Readonly<Record<FactorType, LucideIcon>> = {
  email: Mail,
  sms: Smartphone,
  call: Phone,
  app: TabletSmartphone,
  question: MessageCircleQuestion,
  push: ShieldCheck,
  webauthn: Fingerprint,
};

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'setUp'; readonly type: CodeFactor; readonly factor: Factor | null }
  | { readonly kind: 'remove'; readonly factor: Factor };

function Icon({ type }: { readonly type: FactorType }) {
  const FactorIcon = ICONS[type];
  return <FactorIcon size={18} strokeWidth={1.75} />;
}

/** A factor that is set up, with its actions. */
function useRow(
  onOpen: (dialog: OpenDialog) => void,
  focus: FocusOnward,
): (factor: Factor) => Setting {
  const text = useText();
  return (factor) => {
    const { factorId, factorType, state, label } = factor;
    const name = text(`settings.factor.${factorType}`);
    const isPending = state === 'pending';
    return {
      id: factorId,
      icon: <Icon type={factorType} />,
      title: name,
      text: label ?? text(`settings.factor.${factorType}.text`),
      status: (
        <Status tone={isPending ? 'warn' : 'good'}>{text(`settings.factors.${state}`)}</Status>
      ),
      actions: (
        <>
          {isPending && isCodeFactor(factorType) && factorType !== 'app' && (
            <Button
              size="compact"
              onPress={() => onOpen({ kind: 'setUp', type: factorType, factor })}
            >
              {text('settings.factors.finish')}
            </Button>
          )}
          <Button
            ref={focus.refOf(factorId)}
            size="compact"
            variant="danger"
            aria-label={text('settings.factors.removeOf', { name })}
            onPress={() => onOpen({ kind: 'remove', factor })}
          >
            {text('settings.factors.remove')}
          </Button>
        </>
      ),
    };
  };
}

interface RemoveDialogProps {
  readonly factor: Factor;
  readonly gate: ProofGate;
  readonly onClose: () => void;
  readonly focus: FocusOnward;
}

function RemoveDialog({ factor, gate, onClose, focus }: RemoveDialogProps) {
  const text = useText();
  const failureText = useFailureText();
  const notify = useNotify();
  const remove = useMutation('removeFactor');
  const name = text(`settings.factor.${factor.factorType}`);
  const run = async () => {
    const result = await gate.run(() => remove.send({ params: { factorId: factor.factorId } }));
    const message = text('settings.factors.removed', { name });
    if (result) notify(result, message, (failure) => failureText(failure) ?? '');
    // not before, since the dialog has the focus until it closes
    if (result?.ok) focus.hold(factor.factorId);
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('settings.factors.removeTitle', { name })}
      confirmLabel={text('settings.factors.removeNow')}
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      {text('settings.factors.removeText')}
    </ConfirmDialog>
  );
}

interface FactorsSectionProps {
  readonly factors: Query<ResponseOf<Contract['listFactors']>>;
  readonly gate: ProofGate;
}

/** Sign-in factors after the password: set up, finish, or remove. [SCREEN-12, SCREEN-14] */
export function FactorsSection({ factors, gate }: FactorsSectionProps) {
  const text = useText();
  const banners = useBanners();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { data } = factors;
  const visibleFactors = (data?.items ?? []).filter(({ factorType }) => factorType !== 'question');
  const focus = useFocusOnward(
    visibleFactors.map(({ factorId }) => factorId),
    'settings.factors.removedLast',
  );
  const rowOf = useRow(setOpenDialog, focus);
  const close = () => setOpenDialog(null);
  const toAdd = (type: FactorType): Setting[] => {
    if (!isCodeFactor(type)) return [];
    const name = text(`settings.factor.${type}`);
    return [
      {
        id: `add ${type}`,
        icon: <Icon type={type} />,
        title: name,
        text: text(`settings.factor.${type}.text`),
        actions: (
          <Button
            size="compact"
            aria-label={text('settings.factors.addOf', { name })}
            onPress={() => setOpenDialog({ kind: 'setUp', type, factor: null })}
          >
            {text('settings.factors.add')}
          </Button>
        ),
      },
    ];
  };
  const content = () => {
    if (data) {
      const settings = [...visibleFactors.map(rowOf), ...data.available.flatMap(toAdd)];
      return <SettingsList label={text('settings.factors')} settings={settings} />;
    }
    return <NotLoaded query={factors} subject={text('settings.factors.what')} shape="block" />;
  };
  return (
    <Section
      title={text('settings.factors')}
      hint={text('settings.factors.hint')}
      content={data ? 'flush' : 'padded'}
    >
      {content()}
      {focus.rest}
      {openDialog?.kind === 'setUp' && (
        <SetUpDialog
          type={openDialog.type}
          pending={openDialog.factor && { factor: openDialog.factor, activation: null }}
          gate={gate}
          onClose={close}
          onDone={() => {
            const name = text(`settings.factor.${openDialog.type}`);
            banners.show({ kind: 'success', text: text('settings.factors.added', { name }) });
            close();
          }}
        />
      )}
      {openDialog?.kind === 'remove' && (
        <RemoveDialog factor={openDialog.factor} gate={gate} onClose={close} focus={focus} />
      )}
    </Section>
  );
}
