import type pg from 'pg';

/** Every thousand rows take a while, so that a test can step in between. */
export async function slowDownExports(pool: pg.Pool | pg.Client, seconds: number): Promise<void> {
  await pool.query(`
    create or replace function take_time() returns trigger language plpgsql as $$
    begin perform pg_sleep(${seconds}); return new; end $$;
    create or replace trigger take_time before update of rows_written on export_job
      for each row when (new.rows_written > old.rows_written) execute function take_time()`);
}

export const atFullSpeed = (pool: pg.Pool | pg.Client): Promise<unknown> =>
  pool.query('drop trigger if exists take_time on export_job');
