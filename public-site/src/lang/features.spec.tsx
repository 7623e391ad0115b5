import { screen } from '@testing-library/react';
import { askedOf, countedRaw, namesOf, type Asking } from '../features/intake';
import { flowOf } from '../features/intake/questions/flows';
import { figuresWith, show } from '../testing/show.testing';
import { isOffered, servedProvinces, useFeature, useServedRegions } from '.';

const flow = flowOf('demand');
const asking = (raw: Record<string, string>, off: Record<string, unknown> = {}): Asking => ({
  flow,
  raw,
  set: null,
  figures: figuresWith(off),
});
const means = flow.steps.find(({ more }) => more?.includes('multi'))!;

function Page() {
  return (
    <>
      <p>{useFeature('feature.board') ? 'board' : 'no board'}</p>
      <p>
        {useServedRegions()
          .map(({ code }) => code)
          .join(' ')}
      </p>
    </>
  );
}

describe('what is switched off', () => {
  it('is no choice of the forms', () => {
    const off = { 'feature.ontario': false };
    const groups = (raw: Record<string, string>, values: Record<string, unknown>) =>
      askedOf('region', asking(raw, values), 'fr').groups!.map(({ code }) => code);
    expect(groups({}, {})).toEqual(['QC', 'ON']);
    expect(groups({}, off)).toEqual(['QC']);
    // Who is there already finds their region.
    expect(groups({ region: 'T' }, off)).toEqual(['QC', 'ON']);
    expect(servedProvinces(figuresWith({ 'feature.quebec': false })).map(({ code }) => code)).toEqual(['ON']);
  });
  it('is not asked, and an answer given before is not sent', () => {
    const raw = { region: '06', multi: 'yes' };
    expect(namesOf(means, asking(raw))).toContain('multi');
    expect(countedRaw(asking(raw))).toMatchObject({ multi: 'yes' });
    const off = asking(raw, { 'feature.multi': false });
    expect(namesOf(means, off)).not.toContain('multi');
    expect(countedRaw(off)).not.toHaveProperty('multi');
  });
  it('is offered where one province has it', () => {
    const inQuebec = figuresWith({ 'feature.recruit': false }, 'QC');
    expect([isOffered('feature.recruit', inQuebec), isOffered('feature.recruit', figuresWith({ 'feature.recruit': false }))]).toEqual([
      true,
      false,
    ]);
  });
  it('is so on a page as soon as it is in force', () => {
    show(<Page />, '/', figuresWith({ 'feature.board': false, 'feature.ontario': false }));
    expect(screen.getByText('no board')).toBeTruthy();
    expect(screen.getByText('QC')).toBeTruthy();
  });
});
