import { Box, Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';

/** What a row is called and what opens it: a page with an address, or something of the screen's own. */
export interface Opening<Row> {
  rowName: (row: Row) => string;
  href?: (row: Row) => string;
  onOpen?: (row: Row) => void;
}

/** Opens a row wherever it is pressed. */
export const useOpen = <Row,>({ href, onOpen }: Opening<Row>) => {
  const navigate = useNavigate();
  return (row: Row) => (href ? void navigate(href(row)) : onOpen?.(row));
};

/** The name of a row, which the keyboard reaches: a link where it has a page, so that it can be opened in another tab. */
export const RowName = <Row,>({ row, rowName, href, onOpen }: Opening<Row> & { row: Row }) => {
  if (href)
    return (
      <Box
        component={Link}
        data-open
        to={href(row)}
        sx={{ color: 'inherit', fontWeight: 750, textDecoration: 'none' }}
        onClick={(event: MouseEvent) => event.stopPropagation()}
      >
        {rowName(row)}
      </Box>
    );
  return (
    <Button
      data-open
      variant="text"
      onClick={(event) => {
        event.stopPropagation();
        onOpen?.(row);
      }}
      sx={{ p: 0, minHeight: 24, minWidth: 0, color: 'inherit' }}
    >
      {rowName(row)}
    </Button>
  );
};
