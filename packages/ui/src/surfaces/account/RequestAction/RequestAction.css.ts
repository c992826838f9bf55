import { style } from '@vanilla-extract/css'
import { notPrinted } from '../../../theme/print.ts'

export const place = style({ '@media': notPrinted })
