import { describeAdapterContract } from './adapterContract.ts'
import { memoryContractSite } from './memory/memoryContractSite.ts'

describeAdapterContract(memoryContractSite())
