import { addFunds, listFundHistory } from './funding/addFunds.ts';
import { endFeeConsent, listFeeConsents } from './funding/consents.ts';
import { changeFundingAccount, getFundingAccount } from './funding/fundingAccount.ts';
import {
  addBank,
  addCard,
  addSentMethod,
  createBankLinkToken,
  getIframeAttributes,
  listPaymentMethods,
  removeBank,
  removeFundingCard,
  removeSentMethod,
  verifyBank,
  verifyFundingCard,
} from './funding/methods.ts';
import { listBills, listFees } from './payments/bills.ts';
import { cancelPayment, payBill } from './payments/payBill.ts';
import { getPayment, listPayments } from './payments/readPayments.ts';
import { getPaymentReceipt } from './payments/receipt.ts';

/** Who answers the calls of funds, bills and payments. */
export const moneyHandlers = {
  listPaymentMethods,
  getFundingAccount,
  changeFundingAccount,
  getIframeAttributes,
  createBankLinkToken,
  addBank,
  verifyBank,
  removeBank,
  addCard,
  verifyFundingCard,
  removeFundingCard,
  addSentMethod,
  removeSentMethod,
  addFunds,
  listFundHistory,
  listFeeConsents,
  endFeeConsent,
  listBills,
  listFees,
  payBill,
  listPayments,
  getPayment,
  getPaymentReceipt,
  cancelPayment,
};
