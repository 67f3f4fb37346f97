import { expect, it } from 'vitest';
import { placeAtEnd, stateOf } from './readState.ts';

it.each([
  ['TX', 'TX'],
  ['tx', 'TX'],
  ['Texas', 'TX'],
  ['US-TX', 'TX'],
  ['us tx', 'TX'],
  ['ca-on', 'ON'],
  ['CA', 'CA'],
  ['Tus-X', undefined],
  ['N.Y.', 'NY'],
  ['Québec', undefined],
  ['Quebec', 'QC'],
  ['ZZ', undefined],
])('stateOf %s is %s', (text, code) => {
  expect(stateOf(text)).toBe(code);
});

it.each([
  ['400 Ross St, Amarillo, TX 79101, USA', { city: 'Amarillo', state: 'TX' }],
  ['Amarillo, TX', { city: 'Amarillo', state: 'TX' }],
  ['I-40 Exit 72, TX 79101-1234', { city: 'I-40 Exit 72', state: 'TX' }],
  ['12 Main, Calgary, AB T2P 1J9, Canada', { city: 'Calgary', state: 'AB' }],
  ['400 Ross St, TX', { city: null, state: 'TX' }],
  ['TX', { city: null, state: 'TX' }],
  ['TX 79101', { city: null, state: 'TX' }],
  ['Amarillo,TX', { city: 'Amarillo', state: 'TX' }],
  ['400 Ross St,  Amarillo,  TX  79101,  US', { city: 'Amarillo', state: 'TX' }],
  ['400 Ross St,Amarillo,TX 79101,United States', { city: 'Amarillo', state: 'TX' }],
  ['Calgary, AB T2P1J9', { city: 'Calgary', state: 'AB' }],
  ['Calgary, AB  T2P 1J9, CA', { city: 'Calgary', state: 'AB' }],
  ['Amarillo TX', null],
  ['Amarillo, TX 791011', null],
  ['Amarillo, TX 79101 Lane 4', null],
  ['Amarillo, TX, Mexico', null],
  ['Calgary, AB 2TP 1J9', null],
  ['Panhandle Truck Stop', null],
  ['35.19, -101.84', null],
  ['Somewhere, ZZ 12345', null],
])('placeAtEnd of %s is %j', (address, place) => {
  expect(placeAtEnd(address)).toEqual(place);
});
