import type { Algorithm } from '@node-rs/argon2'

/**
 * Argon2id with 64 MiB and 3 passes: about 45 ms on one core. Memory is in KiB. Tests on embedded
 * databases have a cheaper one.
 */
export const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 65_536,
  timeCost: 3,
  parallelism: 1,
}

/** The hash of a random text that is not stored, with the same parameters. */
export const decoy =
  '$argon2id$v=19$m=65536,t=3,p=1$AlpX6qURNwpDomFpOidDaQ$cwTq8kybeHEBZc4IsddARyzTVlBHojgg6L1Oe1YVaug'
