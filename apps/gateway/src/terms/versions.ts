/** One version of the terms and conditions. Versions are added, never edited: people accepted them. */
export interface TermsText {
  readonly version: string;
  /** The day from which it holds, `YYYY-MM-DD`. */
  readonly effectiveOn: string;
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

const FIRST: TermsText = {
  version: '2026-01',
  effectiveOn: '2026-01-01',
  title: 'Terms and conditions of the fleet portal',
  sections: [
    {
      heading: 'Who may use the portal',
      paragraphs: [
        'The portal is for the people whom an account administrator has let in. Your sign-in is yours alone: do not lend it, and tell us at once if somebody else may know it.',
        'What you may see and change is decided by the administrators of your account.',
      ],
    },
    {
      heading: 'Cards and purchases',
      paragraphs: [
        'Your company is responsible for the cards that it orders and for what is bought with them until a card is reported lost or stolen, is blocked or is canceled.',
        'Limits that you set hold for purchases that are authorized after the change. A change can take up to 60 minutes to reach every site.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Bills are due on the date that they state. A payment that is made before the cut-off counts on the same day; your balance may take 24 hours to show it.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'We keep what is needed to run your account, to answer your questions and to obey the law. We keep a record of who changed what and when.',
        'We keep the version of these terms that you accepted, the time, and the network address that you accepted them from.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, we show you the new version before you go on. You can close your account if you do not agree.',
      ],
    },
  ],
};

/** Every version, oldest first. */
export const TERMS: readonly [TermsText, ...TermsText[]] = [FIRST];

/** The version that holds on the day of an instant; before all of them it is the first. */
export function termsAt(now: Date, versions: readonly TermsText[] = TERMS): TermsText {
  const day = now.toISOString().slice(0, 10);
  const holding = versions.filter(({ effectiveOn }) => effectiveOn <= day);
  return holding.at(-1) ?? versions[0] ?? FIRST;
}
