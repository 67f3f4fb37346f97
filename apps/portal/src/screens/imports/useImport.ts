import { useState } from 'react';
import type { ImportOutcomes, ImportToSend } from '@forecourt/api-client';
import { useSendImport } from '@forecourt/api-client/react';
import { useBanners } from '@forecourt/ui';
import { canonicalRows, type ImportKind } from '@forecourt/validation/imports';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useSentText, useText } from '../../messages/text.ts';
import { STEPS, type ImportStep } from './importSteps.ts';
import { rememberedMapping } from './rememberedMapping.ts';
import type { Trouble } from './SendTrouble.tsx';
import { sha256 } from './sha256.ts';
import { useImportFile } from './useImportFile.ts';
import { useImportRules } from './useImportRules.ts';

type Phase = ReturnType<typeof useImportFile>['state']['phase'];
const FURTHEST: Readonly<Record<Phase, ImportStep>> = {
  empty: 'file',
  reading: 'file',
  read: 'columns',
  checking: 'check',
  checked: 'confirm',
};

/** The current step: the requested one, limited by the file's progress. */
function useStep(phase: Phase) {
  const [requestedStep, setRequestedStep] = useState<ImportStep>('file');
  const furthest = FURTHEST[phase];
  const step = STEPS.indexOf(requestedStep) > STEPS.indexOf(furthest) ? furthest : requestedStep;
  return { step, setStep: setRequestedStep };
}

/** An import, from choosing a file to confirming; nothing is entered before that. [CARD-03] */
export function useImport<Kind extends ImportKind>(
  kind: Kind,
  onConfirmed: (confirmed: ImportOutcomes[Kind]) => void,
  source = '',
) {
  const text = useText();
  const translate = useSentText();
  const banners = useBanners();
  const rules = useImportRules(kind, source);
  const file = useImportFile(kind);
  const sending = useSendImport(kind);
  const { state } = file;
  const steps = useStep(state.phase);
  const [chosenMapping, setChosenMapping] = useState<Readonly<Record<string, string>> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const guard = useUnsavedGuard(state.phase !== 'empty');

  const { facts } = state;
  const remembered = facts ? rememberedMapping(kind, facts) : null;
  const mapping = chosenMapping ?? remembered ?? facts?.suggested ?? {};
  const ready = state.rows.flatMap(({ row, entry }) => (entry ? [{ row, entry }] : []));

  const send = async (confirmation: ImportToSend<Kind>['confirmation']) => {
    if (!facts) return;
    setTrouble(null);
    const entries = ready.map(({ entry }) => entry);
    const result = await sending.send({
      fileName: facts.fileName,
      rows: ready,
      contentHash: await sha256(canonicalRows(kind, entries)),
      fileHash: facts.fileHash,
      confirmation,
    });
    if (result.outcome === 'failed') setTrouble({ kind: 'failed', failure: result.failure });
    if (result.outcome === 'refused') {
      const lines = result.refused.map(({ row, key: reason, params }) =>
        text('import.refused.line', { row, reason: translate(reason, params) }),
      );
      setTrouble({ kind: 'refused', lines });
    }
    if (result.outcome === 'canceled')
      banners.show({ kind: 'info', text: text('import.canceled') });
    if (result.outcome !== 'confirmed') return;
    guard.release();
    onConfirmed(result.confirmed);
  };
  return {
    rules,
    file,
    facts,
    sending,
    steps,
    guard,
    ready,
    mapping,
    isRemembered: remembered !== null && chosenMapping === null,
    trouble,
    /** Sets the mapping; null restores the remembered or suggested one. */
    map: setChosenMapping,
    /** Starts with a file. */
    begin: (pickedFile: File) => {
      setChosenMapping(null);
      setTrouble(null);
      file.read(pickedFile);
      steps.setStep('columns');
    },
    send,
  };
}
export type Import<Kind extends ImportKind> = ReturnType<typeof useImport<Kind>>;
