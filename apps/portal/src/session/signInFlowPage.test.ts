import { describe, expect, it } from 'vitest';
import { nest, readPage } from './signInFlowPage.ts';
import type { IdxAnswer } from './signInFlow.ts';
import { stepKind, titleOf } from '../screens/signInSteps/stepKind.ts';

const handle = { name: 'stateHandle', required: true, value: '02', visible: false, mutable: false };
type Forms = IdxAnswer['neededToProceed'];
const pageOf = (neededToProceed: Forms, key?: string, about: object = {}) =>
  readPage({
    status: 'PENDING',
    neededToProceed,
    ...(key ? { context: { currentAuthenticator: { value: { key, ...about } } } } : {}),
  });
const passcode = (isSecret: boolean) => [
  { name: 'credentials', form: { value: [{ name: 'passcode', secret: isSecret }] } },
  handle,
];
const way = (id: string, key: string, methods: readonly string[]) => ({
  label: id,
  relatesTo: { key, profile: { email: `${id}***` } },
  value: {
    form: {
      value: [
        { name: 'id', value: id, mutable: false },
        methods.length === 1
          ? { name: 'methodType', value: methods[0], mutable: false }
          : {
              name: 'methodType',
              options: methods.map((value) => ({ label: value, value })),
            },
      ],
    },
  },
});

describe('readPage', () => {
  it('[AUTH-88] reads nested fields by their path and keeps hidden ones out of the form', () => {
    const [form] = pageOf([
      {
        name: 'enroll-profile',
        value: [
          {
            name: 'userProfile',
            form: { value: [{ name: 'login', label: 'Username', required: true, value: 'ada' }] },
          },
          { name: 'hidden', visible: false, mutable: false, value: 'kept' },
          handle,
        ],
      },
    ]).forms;
    expect(form?.fixed).toEqual({ hidden: 'kept' });
    expect(form?.fields).toEqual([
      {
        path: 'userProfile.login',
        label: 'Username',
        kind: 'text',
        isRequired: true,
        value: 'ada',
        choices: [],
      },
    ]);
    expect(nest({ 'userProfile.login': 'ada', hidden: 'kept' })).toEqual({
      userProfile: { login: 'ada' },
      hidden: 'kept',
    });
  });

  it('[AUTH-10] [AUTH-11] [AUTH-18] offers each authenticator with its methods', () => {
    const options = [
      way('e1', 'okta_email', ['email']),
      way('p1', 'phone_number', ['sms', 'voice']),
    ];
    const [form] = pageOf([
      { name: 'select-authenticator-authenticate', value: [{ name: 'authenticator', options }] },
    ]).forms;
    expect(form?.options.map(({ fixed }) => fixed)).toEqual([
      { 'authenticator.id': 'e1', 'authenticator.methodType': 'email' },
      { 'authenticator.id': 'p1' },
    ]);
    expect(form?.options[1]?.fields[0]?.choices.map(({ value }) => value)).toEqual([
      'sms',
      'voice',
    ]);
    expect(form?.options[0]?.authenticator?.address).toBe('e1***');
  });
});

describe('choosing a screen', () => {
  it.each([
    [
      'AUTH-18',
      'select-authenticator-authenticate',
      [{ name: 'authenticator', options: [way('e', 'okta_email', ['email'])] }],
      '',
      'choice',
      'chooseProof',
    ],
    [
      'AUTH-19',
      'select-authenticator-enroll',
      [{ name: 'authenticator', options: [way('e', 'okta_email', ['email'])] }],
      '',
      'choice',
      'chooseSetUp',
    ],
    ['AUTH-20', 'challenge-authenticator', passcode(false), 'phone_number', 'code', 'code'],
    ['AUTH-20', 'challenge-authenticator', passcode(false), 'google_otp', 'code', 'appCode'],
    ['AUTH-20', 'challenge-authenticator', passcode(true), 'okta_password', 'form', 'other'],
    ['AUTH-21', 'challenge-poll', [handle], 'okta_verify', 'poll', 'push'],
    [
      'AUTH-22',
      'reenroll-authenticator',
      passcode(true),
      'okta_password',
      'newPassword',
      'newPassword',
    ],
    ['AUTH-25', 'enroll-authenticator', [handle], 'webauthn', 'key', 'keySetUp'],
    ['AUTH-25', 'enroll-authenticator', [handle], 'security_question', 'form', 'questionSetUp'],
    ['AUTH-15', 'something-new', [{ name: 'colour' }], '', 'form', 'other'],
  ])('[%s] picks the kind and title of the page for %s', (_id, name, value, key, kind, title) => {
    const page = pageOf([{ name, value }], key || undefined);
    const [form] = page.forms;
    if (!form) throw new Error('no form was read');
    expect([stepKind(form, page), titleOf(form, page)]).toEqual([kind, title]);
  });
});
