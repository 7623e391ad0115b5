import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { formatMoment } from '../../format';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { Panel } from '../page/Panel';
import { quiet } from '../text/who';
import { Tag } from '../Tone';

/** A version as a history shows it; what is shipped has no publisher. */
interface Version {
  readonly version: number;
  readonly at: string | null;
  readonly by: string | null;
  readonly reason?: string;
}

interface Props<V extends Version> {
  /** The newest first. */
  readonly versions: readonly V[];
  /** The number of the one in force; later ones are to come. */
  readonly inForce: number;
  /** Later versions come into force on their day; where they do not, they were gone back on. */
  readonly planned?: boolean;
  readonly disabled: boolean;
  readonly nameOf: (version: V) => string;
  readonly onTake: (version: V) => void;
  /** What is shown of a version, and of the one before it. */
  readonly children: (version: V, before: V | undefined) => ReactNode;
}

/** Every version with who published it, when and why; an earlier one can be taken up again as a draft. */
export function Versions<V extends Version>({ versions, inForce, planned = true, disabled, nameOf, onTake, children }: Props<V>) {
  const t = useT();
  const staff = useStaff();
  return (
    <Panel title={t('drafting.history')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {versions.map((version, n) => (
          <Box component="li" key={version.version} sx={{ display: 'grid', gap: 1.5 }}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <strong>{nameOf(version)}</strong>
              {version.version === inForce && <Tag tone="success">{t('drafting.inForce')}</Tag>}
              {planned && version.version > inForce && <Tag tone="info">{t('drafting.coming')}</Tag>}
              {n > 0 && (
                <Button
                  size="small"
                  disabled={disabled}
                  aria-label={t('drafting.takeVersion', { version: version.version })}
                  onClick={() => onTake(version)}
                >
                  {t('drafting.take')}
                </Button>
              )}
            </Box>
            <Box sx={quiet}>{version.at ? `${formatMoment(version.at)} · ${staff.nameOf(version.by)}` : t('drafting.shipped')}</Box>
            {version.reason && <Box sx={{ fontSize: '.8125rem' }}>{version.reason}</Box>}
            {children(version, versions[n + 1])}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
