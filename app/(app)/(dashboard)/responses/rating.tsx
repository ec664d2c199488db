'use client';
import { npsGroup } from './filter';
import type { Nps } from './response';
import classes from './responses.module.css';

/** A rating of 0 to 10, colored by its group. */
export function Rating({ response }: { response: Pick<Nps, 'rating'> }) {
  return (
    <span className={classes.rating} data-group={npsGroup(response)}>
      {response.rating}
    </span>
  );
}
