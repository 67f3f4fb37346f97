/** Kind of phone number; `us` is an ordinary number in the United States. */
export type PhoneKind = 'us' | 'tollFree' | 'premium' | 'nonUs';

/** Classifies a number as typed. */
export type PhoneKindOf = (number: string) => PhoneKind;

const TOLL_FREE = '800 833 844 855 866 877 888';
const PREMIUM = '900';
/** Area codes of Canada, the Caribbean, and the Pacific, which share country code 1. */
const NON_US =
  '204 226 236 242 246 249 250 257 263 264 268 273 284 289 306 340 343 345 354 365 367 368 382 ' +
  '403 416 418 428 431 437 438 441 450 468 473 474 506 514 519 548 579 581 584 587 600 604 613 ' +
  '622 633 639 647 649 658 664 670 671 672 683 684 705 709 721 742 753 758 767 778 780 782 784 ' +
  '787 807 809 819 825 829 849 867 868 869 873 876 879 902 905 939 942';

/** The area code and exchange never start with 0 or 1. */
const NATIONAL = /^1?([2-9]\d\d)[2-9]\d{6}$/;

/**
 * Classifies a number by length and area code. Unlisted area codes count as `us`, since new ones
 * are added every year. The `phones` subpath uses libphonenumber, whose data this table comes from.
 */
export const phoneKindByAreaCode: PhoneKindOf = (number) => {
  const [, areaCode] = NATIONAL.exec(number.replaceAll(' ', '')) ?? [];
  if (areaCode === undefined || NON_US.includes(areaCode)) return 'nonUs';
  if (TOLL_FREE.includes(areaCode)) return 'tollFree';
  return PREMIUM === areaCode ? 'premium' : 'us';
};
